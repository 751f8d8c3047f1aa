import { ArrowDownRightMini, ArrowUpDown, BarsThree, Plus } from "@medusajs/icons";
import { Button, clx, Text } from "@medusajs/ui";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { useDeleteNavigationItem, useNavigationTree } from "../resources/navigation";
import { ActiveBadge } from "../ui/active-badge";
import { useAskAndDelete } from "../ui/drawers/use-ask-and-delete";
import type { Elements } from "../ui/elements";
import { type Column, DataList } from "../ui/lists/data-list";
import { RowActions } from "../ui/lists/row-actions";
import { EmptyState, LoadError } from "../ui/screen-state";
import { NavigationForm } from "./navigation-form";
import { ReorderDrawer } from "./reorder-drawer";
import { countBelow, findItem, type TreeRow, treeRows } from "./tree";

/** Indentation per level on desktops, as full class names for Tailwind; deeper levels use the last one. */
const INDENTS = ["pl-0", "pl-6", "pl-12", "pl-16", "pl-20"] as const;

/** The shop's menu: its entries as a tree, their forms, and their order (spec §2 Admin navigation). */
export default function NavigationScreen() {
  const { t } = useTexts();
  const navigation = useNavigationTree();
  const [form, setForm] = useState<NavigationTreeItem | "new">();
  const [reordering, setReordering] = useState(false);
  const tree = navigation.data;

  if (navigation.isError && !tree) {
    return <LoadError title={t("navigation.failed")} error={navigation.error} onRetry={() => navigation.refetch()} />;
  }

  const rows = tree && treeRows(tree);
  const actions = (row: TreeRow) => <Actions item={row.item} onEdit={() => setForm(row.item)} />;
  const columns: Column<TreeRow>[] = [
    { header: "navigation.name.mn", cell: (row) => <Name row={row} className={INDENTS[row.depth] ?? "pl-20"} /> },
    { header: "navigation.url", cell: (row) => <Address row={row} /> },
    { header: "navigation.order", cell: (row) => <span className="tabular-nums">{row.item.order}</span> },
    { header: "navigation.status", cell: (row) => <ActiveBadge active={row.item.isActive} /> },
    { header: "actions", cell: actions, align: "right" },
  ];

  return (
    <div className="flex flex-col gap-y-4">
      <div className="flex flex-wrap gap-x-3 gap-y-2 md:justify-end">
        <Button
          variant="secondary"
          className="h-11 flex-auto text-base md:h-9 md:flex-none md:text-sm"
          disabled={!rows || rows.length < 2}
          onClick={() => setReordering(true)}
        >
          <ArrowUpDown />
          <span>{t("navigation.reorder")}</span>
        </Button>
        <Button
          className="h-11 flex-auto text-base md:h-9 md:flex-none md:text-sm"
          disabled={!tree}
          onClick={() => setForm("new")}
        >
          <Plus />
          <span>{t("navigation.new")}</span>
        </Button>
      </div>
      <DataList
        rows={rows}
        rowKey={(row) => row.item.id}
        columns={columns}
        card={(row) => <Card row={row} parent={tree && findItem(tree, row.item.parentId)} actions={actions(row)} />}
        label={t("navigation.title")}
        placeholders={4}
        empty={<EmptyState icon={<BarsThree />}>{t("navigation.empty")}</EmptyState>}
      />
      {form && tree && (
        <NavigationForm
          key={form === "new" ? "new" : form.id}
          item={form === "new" ? undefined : form}
          tree={tree}
          onClose={() => setForm(undefined)}
        />
      )}
      {tree && <ReorderDrawer tree={tree} open={reordering} onClose={() => setReordering(false)} />}
    </div>
  );
}

interface CardProps {
  row: TreeRow;
  parent: NavigationTreeItem | undefined;
  actions: Elements;
}

function Card({ row, parent, actions }: CardProps) {
  const { t } = useTexts();
  return (
    <article className="-my-1 flex flex-col gap-y-1">
      {parent && (
        <Text className="text-ui-fg-subtle break-words text-sm">{t("navigation.under", { name: parent.title })}</Text>
      )}
      <div className="flex items-center justify-between gap-x-3">
        <Name row={row} className="text-base" />
        <ActiveBadge active={row.item.isActive} />
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <Address row={row} />
        {actions}
      </div>
    </article>
  );
}

/** Faded when the shop does not show it (spec §2). */
function Name({ row: { item, depth, reachable }, className }: { row: TreeRow; className: string }) {
  return (
    <span className={clx("flex min-w-0 items-center gap-x-1.5", className)}>
      {depth > 0 && <ArrowDownRightMini aria-hidden className="text-ui-fg-muted shrink-0" />}
      <span
        className={clx("text-ui-fg-base min-w-0 break-words font-medium md:line-clamp-2 md:max-w-72", {
          "opacity-60": !reachable,
        })}
      >
        {item.title}
      </span>
    </span>
  );
}

function Address({ row: { item, reachable } }: { row: TreeRow }) {
  return (
    <span
      title={item.url}
      className={clx("text-ui-fg-base block min-w-0 break-words text-sm md:max-w-64 md:truncate", {
        "opacity-60": !reachable,
      })}
    >
      {item.url}
    </span>
  );
}

function Actions({ item, onEdit }: { item: NavigationTreeItem; onEdit: () => void }) {
  const { t } = useTexts();
  const askAndDelete = useAskAndDelete();
  const deletion = useDeleteNavigationItem();
  const below = countBelow(item);
  return (
    <RowActions
      name={item.title}
      onEdit={onEdit}
      onDelete={() =>
        askAndDelete({
          name: item.title,
          text: below > 0 ? `${t("navigation.deleteBelow", { count: below })} ${t("delete.text")}` : undefined,
          remove: () => deletion.mutateAsync(item.id),
          failed: t("navigation.deleteFailed"),
        })
      }
      busy={deletion.isPending}
    />
  );
}
