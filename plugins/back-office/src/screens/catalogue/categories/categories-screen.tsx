import { FolderOpen } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { type Category, GOODS_OF_TITLES } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import { useCategories, useDeleteCategory } from "../../resources/categories";
import { ActiveBadge } from "../../ui/active-badge";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";
import type { Elements } from "../../ui/elements";
import { Slug } from "../../ui/forms/slug";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { RowActions } from "../../ui/lists/row-actions";
import { Picture } from "../../ui/pictures/picture";
import { CategoryForm } from "./category-form";

/** The categories of the home page, in its order (spec §2 Admin categories). */
export default function CategoriesScreen() {
  const { t } = useTexts();
  const categories = useCategories();
  return (
    <EntryList
      query={categories}
      label={t("categories.title")}
      add={t("categories.new")}
      failed={t("categories.failed")}
      empty={{ icon: <FolderOpen />, text: t("categories.empty") }}
      placeholders={6}
      columns={COLUMNS}
      card={(category, actions) => <CategoryCard category={category} actions={actions} />}
      actions={(category, onEdit) => <CategoryActions category={category} onEdit={onEdit} />}
      form={(category, onClose) => (
        <CategoryForm category={category} nextOrder={nextOrder(categories.data ?? [])} onClose={onClose} />
      )}
    />
  );
}

const COLUMNS: readonly Column<Category>[] = [
  {
    header: "categories.name",
    cell: (category) => (
      <span className="flex items-center gap-x-3">
        <Picture url={category.imageUrl} alt="" className="size-10" />
        <Name category={category} />
      </span>
    ),
  },
  { header: "categories.slug", cell: ({ slug }) => <Slug slug={slug} /> },
  {
    header: "categories.about",
    cell: (category) => <About category={category} />,
  },
  { header: "categories.order", cell: ({ order }) => <span className="tabular-nums">{order}</span>, align: "right" },
  { header: "categories.status", cell: ({ isActive }) => <ActiveBadge active={isActive} /> },
];

function Name({ category }: { category: Category }) {
  const { language } = useTexts();
  return (
    <span className="text-ui-fg-base line-clamp-2 max-w-72 whitespace-normal font-medium [overflow-wrap:anywhere]">
      {localized(category, "name", language)}
    </span>
  );
}

/** Whose goods it takes alone, and whether lists show none of stores' (ruling 83); nothing of one that is open to all. */
function WhoseGoods({ category: { goodsOf, listsStores } }: { category: Category }) {
  const { t, language } = useTexts();
  const facts = [
    ...(goodsOf === "both" ? [] : [GOODS_OF_TITLES[goodsOf][language]]),
    ...(goodsOf === "shop" || listsStores ? [] : [t("categories.unlisted")]),
  ];
  return facts.length === 0 ? null : <span className="text-ui-fg-base text-sm">{facts.join(", ")}</span>;
}

function About({ category }: { category: Category }) {
  const { language } = useTexts();
  return (
    <span className="block max-w-xs whitespace-normal">
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        {localized(category, "description", language) || "—"}
      </span>
      <WhoseGoods category={category} />
    </span>
  );
}

function CategoryCard({ category, actions }: { category: Category; actions: Elements }) {
  const { t, language } = useTexts();
  const { slug, imageUrl, order, isActive } = category;
  const description = localized(category, "description", language);
  return (
    <div className="flex flex-col gap-y-2">
      <div className="flex items-center gap-x-3">
        <Picture url={imageUrl} alt="" />
        <div className="min-w-0 flex-1">
          <p className="text-ui-fg-base break-words text-base font-semibold">{localized(category, "name", language)}</p>
          <Slug slug={slug} />
        </div>
        <ActiveBadge active={isActive} />
      </div>
      {description && <Text className="text-ui-fg-subtle break-words text-sm">{description}</Text>}
      <WhoseGoods category={category} />
      <div className="flex items-center justify-between">
        <Text className="text-ui-fg-subtle text-sm tabular-nums">{`${t("categories.order")}: ${order}`}</Text>
        {actions}
      </div>
    </div>
  );
}

function CategoryActions({ category, onEdit }: { category: Category; onEdit: () => void }) {
  const { t, language } = useTexts();
  const askAndDelete = useAskAndDelete();
  const remove = useDeleteCategory();
  const { id } = category;
  const name = localized(category, "name", language);
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onDelete={() =>
        askAndDelete({
          name,
          text: t("categories.deleteText"),
          remove: () => remove.mutateAsync(id),
          failed: t("categories.deleteFailed"),
        })
      }
      busy={remove.isPending}
    />
  );
}

/** The order after the last category. */
function nextOrder(categories: readonly Category[]): number {
  return categories.length === 0 ? 0 : Math.max(...categories.map(({ order }) => order)) + 1;
}
