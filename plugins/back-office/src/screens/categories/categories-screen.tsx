import { FolderOpen, Plus } from "@medusajs/icons";
import { Button, StatusBadge, Text, toast } from "@medusajs/ui";
import type { Category } from "@zakh/catalog/contract";
import { type ReactNode, useState } from "react";
import { useTexts } from "../i18n/text";
import { useCategories, useDeleteCategory } from "../resources/category-changes";
import { type Column, DataList } from "../ui/data-list";
import { useShowRefusal } from "../ui/form-refusal";
import { Picture } from "../ui/picture";
import { RowActions } from "../ui/row-actions";
import { EmptyState, LoadError } from "../ui/screen-state";
import { useConfirmDelete } from "../ui/use-confirm-delete";
import { CategoryForm } from "./category-form";

/** The categories of the home page, in its order (spec §2 Admin categories). */
export default function CategoriesScreen() {
  const { t } = useTexts();
  const categories = useCategories();
  const [open, setOpen] = useState<Category | "new">();
  const actions = (category: Category) => <CategoryActions category={category} onEdit={() => setOpen(category)} />;

  if (categories.isError && !categories.data) {
    return <LoadError title={t("categories.failed")} error={categories.error} onRetry={() => categories.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-y-4">
      <Button className="h-12 text-base md:h-9 md:self-end md:text-sm" onClick={() => setOpen("new")}>
        <Plus />
        {t("categories.new")}
      </Button>
      <DataList
        rows={categories.data}
        rowKey={(category) => category.id}
        columns={[...COLUMNS, { header: "actions", cell: actions, align: "right" }]}
        card={(category) => <CategoryCard category={category} actions={actions(category)} />}
        label={t("categories.title")}
        placeholders={6}
        empty={<EmptyState icon={<FolderOpen />}>{t("categories.empty")}</EmptyState>}
      />
      {open && (
        <CategoryForm
          category={open === "new" ? undefined : open}
          nextOrder={nextOrder(categories.data ?? [])}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

const COLUMNS: readonly Column<Category>[] = [
  {
    header: "categories.name",
    cell: ({ name, imageUrl }) => (
      <span className="flex items-center gap-x-3">
        <Picture url={imageUrl} alt="" className="size-10" />
        <span className="text-ui-fg-base font-medium">{name}</span>
      </span>
    ),
  },
  { header: "categories.slug", cell: ({ slug }) => <Slug slug={slug} /> },
  {
    header: "categories.about",
    cell: ({ description }) => <span className="line-clamp-2 max-w-xs">{description || "—"}</span>,
  },
  { header: "categories.order", cell: ({ order }) => <span className="tabular-nums">{order}</span>, align: "right" },
  { header: "categories.status", cell: ({ isActive }) => <ActiveBadge active={isActive} /> },
];

function CategoryCard({ category, actions }: { category: Category; actions: ReactNode }) {
  const { t } = useTexts();
  const { name, slug, description, imageUrl, order, isActive } = category;
  return (
    <div className="flex flex-col gap-y-2">
      <div className="flex items-center gap-x-3">
        <Picture url={imageUrl} alt="" />
        <div className="min-w-0 flex-1">
          <p className="text-ui-fg-base truncate text-base font-semibold">{name}</p>
          <Slug slug={slug} />
        </div>
        <ActiveBadge active={isActive} />
      </div>
      {description && <Text className="text-ui-fg-subtle line-clamp-3 text-sm">{description}</Text>}
      <div className="flex items-center justify-between">
        <Text className="text-ui-fg-subtle text-sm tabular-nums">
          {t("categories.order")}: {order}
        </Text>
        {actions}
      </div>
    </div>
  );
}

function Slug({ slug }: { slug: string }) {
  return <span className="text-ui-fg-subtle block max-w-52 truncate text-sm">{slug}</span>;
}

function ActiveBadge({ active }: { active: boolean }) {
  const { t } = useTexts();
  return (
    <StatusBadge color={active ? "green" : "grey"} className="shrink-0 whitespace-nowrap">
      {t(active ? "active" : "inactive")}
    </StatusBadge>
  );
}

function CategoryActions({ category, onEdit }: { category: Category; onEdit: () => void }) {
  const { t } = useTexts();
  const show = useShowRefusal();
  const confirm = useConfirmDelete();
  const remove = useDeleteCategory();

  async function askAndDelete() {
    if (!(await confirm(category.name, t("categories.deleteText")))) return;
    // Not in the callbacks of `mutate`: the row, and they with it, is gone by then.
    try {
      await remove.mutateAsync(category.id);
      toast.success(t("deleted"), { description: category.name });
    } catch (error) {
      show.refused(error, t("categories.deleteFailed"));
    }
  }
  return <RowActions name={category.name} onEdit={onEdit} onDelete={askAndDelete} busy={remove.isPending} />;
}

/** Behind the last one. */
function nextOrder(categories: readonly Category[]): number {
  return categories.length === 0 ? 0 : Math.max(...categories.map(({ order }) => order)) + 1;
}
