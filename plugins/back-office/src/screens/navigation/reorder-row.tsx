import { useDraggable, useDroppable } from "@dnd-kit/core";
import { DotsSix, TriangleDownMini, TriangleRightMini } from "@medusajs/icons";
import { Badge, clx } from "@medusajs/ui";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { useTexts } from "../i18n/text";
import type { TreeRow } from "./tree";

interface ReorderRowProps {
  row: TreeRow;
  /** The parent entry, if any. */
  parent: NavigationTreeItem | undefined;
  expanded: boolean;
  onToggle: () => void;
  /** Whether it, or one of its ancestors, is being dragged. */
  dragged: boolean;
  /** Whether nothing can be dropped onto it now. */
  disabled: boolean;
  /** The effect of a drop here now. */
  mark: "before" | "inside" | undefined;
}

const SQUARE =
  "flex size-11 shrink-0 items-center justify-center rounded-md outline-none focus-visible:shadow-borders-focus";

/** One entry of the tree: a drag handle, and a button to collapse its children. */
export function ReorderRow({ row, parent, expanded, onToggle, dragged, disabled, mark }: ReorderRowProps) {
  const { t } = useTexts();
  const { item, depth, reachable } = row;
  const { setNodeRef: setDropRef } = useDroppable({
    id: `row-${item.id}`,
    data: { kind: "row", id: item.id },
    disabled,
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = useDraggable({
    id: item.id,
    attributes: { roleDescription: t("navigation.reorder.role") },
  });

  return (
    <li
      ref={(node) => {
        setDropRef(node);
        setNodeRef(node);
      }}
      style={{ marginInlineStart: `${depth * 1.25}rem` }}
      className={clx("bg-ui-bg-base shadow-borders-base relative flex h-14 items-center rounded-md md:h-12", {
        "opacity-40": dragged,
        "bg-ui-bg-component shadow-borders-interactive-with-active": mark === "inside",
      })}
    >
      {mark === "before" && (
        <span aria-hidden className="bg-ui-fg-interactive absolute inset-x-0 -top-[3px] h-0.5 rounded-full" />
      )}
      <button
        {...attributes}
        {...listeners}
        type="button"
        ref={setActivatorNodeRef}
        aria-label={t("navigation.reorder.move", { name: item.title })}
        className={clx(SQUARE, "text-ui-fg-muted cursor-grab touch-none")}
      >
        <DotsSix />
      </button>
      {item.children.length > 0 && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-label={t("navigation.reorder.children", { name: item.title })}
          className={clx(SQUARE, "text-ui-fg-subtle -ml-2")}
          onClick={onToggle}
        >
          {expanded ? <TriangleDownMini /> : <TriangleRightMini />}
        </button>
      )}
      {parent && <span className="sr-only">{t("navigation.under", { name: parent.title })}</span>}
      <Label item={item} faded={!reachable} />
    </li>
  );
}

/** The preview at the pointer during a drag. */
export function DraggedRow({ item }: { item: NavigationTreeItem }) {
  return (
    <div className="bg-ui-bg-base shadow-elevation-flyout flex h-14 cursor-grabbing items-center rounded-md md:h-12">
      <span className={clx(SQUARE, "text-ui-fg-muted")}>
        <DotsSix />
      </span>
      <Label item={item} faded={false} />
    </div>
  );
}

function Label({ item, faded }: { item: NavigationTreeItem; faded: boolean }) {
  const { t } = useTexts();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-x-2 pr-3">
      <span
        className={clx("text-ui-fg-base min-w-0 break-words text-base font-medium md:text-sm", { "opacity-60": faded })}
      >
        {item.title}
      </span>
      {!item.isActive && (
        <Badge size="2xsmall" color="grey" className="ml-auto shrink-0">
          {t("inactive")}
        </Badge>
      )}
    </span>
  );
}
