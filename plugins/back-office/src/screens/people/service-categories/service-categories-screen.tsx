import { Wrench } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import type { AdminServiceCategory } from "@zakh/marketplace/contract";
import { Link, useNavigate } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useDeleteServiceCategory, useServiceCategories } from "../../resources/service-categories";
import { ActiveBadge } from "../../ui/active-badge";
import { useAskAndDelete } from "../../ui/drawers/use-ask-and-delete";
import { useQuestion } from "../../ui/drawers/use-question";
import type { Elements } from "../../ui/elements";
import { Slug } from "../../ui/forms/slug";
import type { Column } from "../../ui/lists/data-list";
import { EntryList } from "../../ui/lists/entry-list";
import { RowActions } from "../../ui/lists/row-actions";
import { ServiceCategoryForm } from "./service-category-form";
import { findServiceIcon } from "./service-icons";

/** The service categories of stores. */
export default function ServiceCategoriesScreen() {
  const { t } = useTexts();
  const categories = useServiceCategories();
  return (
    <EntryList
      query={categories}
      label={t("serviceCategories.title")}
      add={t("serviceCategories.new")}
      failed={t("serviceCategories.failed")}
      empty={{ icon: <Wrench />, text: t("serviceCategories.empty") }}
      placeholders={6}
      columns={COLUMNS}
      card={(category, actions) => <CategoryCard category={category} actions={actions} />}
      actions={(category, onEdit) => <CategoryActions category={category} onEdit={onEdit} />}
      form={(category, onClose) => <ServiceCategoryForm category={category} onClose={onClose} />}
    />
  );
}

const COLUMNS: readonly Column<AdminServiceCategory>[] = [
  {
    header: "categories.name",
    cell: ({ name, slug, iconName }) => (
      <span className="flex items-center gap-x-3 py-2">
        <CategoryIcon name={iconName} />
        <span className="min-w-0">
          <span className="text-ui-fg-base block font-medium">{name}</span>
          <Slug slug={slug} />
        </span>
      </span>
    ),
  },
  {
    header: "categories.about",
    cell: ({ description }) => (
      <span className="line-clamp-2 max-w-sm" title={description}>
        {description || "—"}
      </span>
    ),
  },
  {
    header: "serviceCategories.stores",
    cell: (category) => <StoresLink category={category} />,
    align: "right",
  },
  { header: "categories.status", cell: ({ isActive }) => <ActiveBadge active={isActive} /> },
];

function CategoryCard({ category, actions }: { category: AdminServiceCategory; actions: Elements }) {
  const { name, slug, description, iconName, isActive } = category;
  return (
    <article className="flex flex-col gap-y-2">
      <div className="flex items-start gap-x-3">
        <CategoryIcon name={iconName} />
        <div className="min-w-0 flex-1">
          <p className="text-ui-fg-base break-words text-base font-semibold">{name}</p>
          <Slug slug={slug} />
        </div>
        <ActiveBadge active={isActive} />
      </div>
      {description && <Text className="text-ui-fg-subtle break-words text-sm">{description}</Text>}
      <div className="flex items-center justify-between">
        <StoresLink category={category} />
        {actions}
      </div>
    </article>
  );
}

function CategoryIcon({ name }: { name: string }) {
  const Icon = findServiceIcon(name)?.Icon ?? Wrench;
  return (
    <span
      aria-hidden
      className="bg-ui-bg-component text-ui-fg-subtle flex size-10 shrink-0 items-center justify-center rounded-md"
    >
      <Icon className="size-5" />
    </span>
  );
}

/** The number of stores in a category, with a link to them. */
function StoresLink({ category: { id, storeCount } }: { category: AdminServiceCategory }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const text = t("serviceCategories.storeCount", { count: storeCount });
  if (storeCount === 0) return <span className="text-ui-fg-subtle whitespace-nowrap text-sm">{text}</span>;
  return (
    <Link
      to={screenPath("stores", { categoryId: String(id) })}
      className="text-ui-fg-interactive inline-flex min-h-11 items-center whitespace-nowrap text-sm tabular-nums md:min-h-9"
    >
      {text}
    </Link>
  );
}

interface CategoryActionsProps {
  category: AdminServiceCategory;
  onEdit: () => void;
}

function CategoryActions({ category, onEdit }: CategoryActionsProps) {
  const { t } = useTexts();
  const askAndDelete = useAskAndDelete();
  const prompt = useQuestion();
  const navigate = useNavigate();
  const screenPath = useScreenPath();
  const remove = useDeleteServiceCategory();
  const { id, name, storeCount } = category;

  /** A category with stores cannot be deleted: explains it, and offers a link to them. */
  async function explain() {
    const go = await prompt({
      title: t("serviceCategories.inUse", { name }),
      description: t("serviceCategories.inUse.text", { count: storeCount }),
      confirmText: t("serviceCategories.showStores"),
      cancelText: t("close"),
      variant: "confirmation",
    });
    if (go) navigate(screenPath("stores", { categoryId: String(id) }));
  }

  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onDelete={() =>
        storeCount > 0
          ? explain()
          : // A store may have registered since the list was read; then the server says so.
            askAndDelete({ name, remove: () => remove.mutateAsync(id), failed: t("serviceCategories.deleteFailed") })
      }
      busy={remove.isPending}
    />
  );
}
