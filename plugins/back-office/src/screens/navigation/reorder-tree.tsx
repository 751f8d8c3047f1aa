import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { clx } from "@medusajs/ui";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { useState } from "react";
import { createPortal } from "react-dom";
import { type Texts, useTexts } from "../i18n/text";
import { NEST_DISTANCE_PX, treeKeyboard } from "./reorder-keyboard";
import { DraggedRow, ReorderRow } from "./reorder-row";
import { type DropTarget, findItem, type Place, placeOfDrop, type TreeRow, treeRows } from "./tree";

interface ReorderTreeProps {
  tree: readonly NavigationTreeItem[];
  /** Saves a move; returns the reason when it could not be saved. */
  onPlace: (id: number, place: Place) => Promise<string | undefined>;
  /** Called when a drag starts and ends. */
  onDragging: (dragging: boolean) => void;
}

/** Disables dnd-kit's announcements; the component announces in the user's language, with more detail. */
const SILENT_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The target under the pointer; outside the list and with the keyboard, the nearest one. */
const underPointer: CollisionDetection = (args) => {
  const under = args.pointerCoordinates ? pointerWithin(args) : [];
  return under.length > 0 ? under : closestCenter(args);
};

/** Drag and drop by mouse, touch and keyboard, announced to screen readers; `placeOfDrop` decides what a drop means. */
export function ReorderTree({ tree, onPlace, onDragging }: ReorderTreeProps) {
  const texts = useTexts();
  const { t } = texts;
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const [draggedId, setDraggedId] = useState<number>();
  const [place, setPlace] = useState<Place>();
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeKeyboard, scrollBehavior: "auto" }),
  );

  const rows = treeRows(tree, collapsed);
  const dragged = draggedId === undefined ? undefined : findItem(tree, draggedId);
  const branch = new Set(dragged ? treeRows([dragged]).map(({ item }) => item.id) : []);

  function start(id: number) {
    setDraggedId(id);
    setSaid(t("navigation.reorder.lifted", { name: nameOf(tree, id) }));
    onDragging(true);
  }

  function placeAt({ active, over, delta }: DragMoveEvent): Place | undefined {
    const target = over ? targetOf(over.data.current) : undefined;
    return target && placeOfDrop(tree, Number(active.id), target, { collapsed, inside: delta.x >= NEST_DISTANCE_PX });
  }

  /** A move event contains the target of the previous event; the change of target follows before the next render. */
  function follow(event: DragMoveEvent) {
    const next = placeAt(event);
    setPlace((old) => (old?.parentId === next?.parentId && old?.beforeId === next?.beforeId ? old : next));
    setSaid(placeText(texts, tree, next));
  }

  function stop(text: string) {
    setDraggedId(undefined);
    setPlace(undefined);
    setSaid(text);
    onDragging(false);
  }

  function drop(event: DragEndEvent) {
    const id = Number(event.active.id);
    const to = placeAt(event);
    if (!to) return keep(id);
    const name = nameOf(tree, id);
    const placed = t("navigation.reorder.dropped", { name, place: placeText(texts, tree, to) });
    stop("");
    // Expands the new parent, so that the entry stays visible.
    if (to.parentId !== null) setCollapsed((old) => without(old, to.parentId));
    // Announced only after it was saved, because a screen reader's user gets no other notice of a failure.
    void onPlace(id, to).then((refusal) =>
      setSaid(refusal === undefined ? placed : `${t("navigation.reorder.unchanged", { name })} ${refusal}`),
    );
  }

  function keep(id: number) {
    stop(t("navigation.reorder.unchanged", { name: nameOf(tree, id) }));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: SILENT_ANNOUNCEMENTS,
        screenReaderInstructions: { draggable: t("navigation.reorder.instructions") },
      }}
      onDragStart={({ active }) => start(Number(active.id))}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={({ active }) => keep(Number(active.id))}
    >
      <ul aria-label={t("navigation.reorder.title")} className="flex flex-col gap-y-1">
        {withEnds(rows).map((line) =>
          line.kind === "row" ? (
            <ReorderRow
              key={`row-${line.row.item.id}`}
              row={line.row}
              parent={findItem(tree, line.row.item.parentId)}
              expanded={!collapsed.has(line.row.item.id)}
              onToggle={() => setCollapsed((old) => toggled(old, line.row.item.id))}
              dragged={branch.has(line.row.item.id)}
              disabled={branch.has(line.row.item.id) && line.row.item.id !== draggedId}
              mark={markOf(line.row.item.id, place)}
            />
          ) : (
            <ListEnd
              key={`end-${line.parentId}`}
              parentId={line.parentId}
              depth={line.depth}
              text={endText(texts, tree, line.parentId)}
              dragging={dragged !== undefined}
              disabled={line.parentId !== null && branch.has(line.parentId)}
              chosen={place !== undefined && place.beforeId === null && place.parentId === line.parentId}
            />
          ),
        )}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {createPortal(
        // Outside of the drawer, whose own transform would shift it.
        <DragOverlay zIndex={70} dropAnimation={null}>
          {dragged && <DraggedRow item={dragged} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

interface ListEndLine {
  kind: "end";
  parentId: number | null;
  depth: number;
}

type Line = { kind: "row"; row: TreeRow } | ListEndLine;

/** The rows, and an end line after each expanded list, onto which an entry can be dropped to become the last. */
function withEnds(rows: readonly TreeRow[]): Line[] {
  const lines: Line[] = [];
  const open: ListEndLine[] = [{ kind: "end", parentId: null, depth: 0 }];
  for (const [at, row] of rows.entries()) {
    while (open[0] && open[0].depth > row.depth) lines.push(...open.splice(0, 1));
    lines.push({ kind: "row", row });
    if ((rows[at + 1]?.depth ?? 0) > row.depth) {
      open.unshift({ kind: "end", parentId: row.item.id, depth: row.depth + 1 });
    }
  }
  return [...lines, ...open];
}

interface ListEndProps {
  parentId: number | null;
  depth: number;
  text: string;
  dragging: boolean;
  disabled: boolean;
  chosen: boolean;
}

/** Keeps its height outside of a drag, so that nothing moves when one starts. */
function ListEnd({ parentId, depth, text, dragging, disabled, chosen }: ListEndProps) {
  const { setNodeRef } = useDroppable({ id: `end-${parentId}`, data: { kind: "end", parentId }, disabled });
  return (
    <li
      ref={setNodeRef}
      aria-hidden
      style={{ marginInlineStart: `${depth * 1.25}rem` }}
      className={clx("flex h-7 items-center rounded-md border border-dashed px-3 text-sm", {
        "border-transparent text-transparent": !dragging || disabled,
        "border-ui-border-strong text-ui-fg-subtle": dragging && !disabled && !chosen,
        "border-ui-border-interactive bg-ui-bg-component text-ui-fg-base": chosen,
      })}
    >
      <span className="truncate">{text}</span>
    </li>
  );
}

function targetOf(data: Record<string, unknown> | undefined): DropTarget | undefined {
  if (data?.kind === "row" && typeof data.id === "number") return { kind: "row", id: data.id };
  if (data?.kind !== "end") return undefined;
  return { kind: "end", parentId: typeof data.parentId === "number" ? data.parentId : null };
}

function markOf(id: number, place: Place | undefined): "before" | "inside" | undefined {
  if (!place) return undefined;
  if (place.beforeId === id) return "before";
  return place.beforeId === null && place.parentId === id ? "inside" : undefined;
}

function endText({ t }: Texts, tree: readonly NavigationTreeItem[], parentId: number | null): string {
  const parent = findItem(tree, parentId);
  return parent ? t("navigation.reorder.inside", { name: parent.title }) : t("navigation.reorder.last");
}

function placeText(texts: Texts, tree: readonly NavigationTreeItem[], place: Place | undefined): string {
  if (!place) return texts.t("navigation.reorder.same");
  const before = findItem(tree, place.beforeId);
  return before ? texts.t("navigation.reorder.before", { name: before.title }) : endText(texts, tree, place.parentId);
}

function nameOf(tree: readonly NavigationTreeItem[], id: number): string {
  return findItem(tree, id)?.title ?? "";
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return ids.has(id) ? without(ids, id) : new Set([...ids, id]);
}

function without(ids: ReadonlySet<number>, id: number | null): ReadonlySet<number> {
  return new Set([...ids].filter((one) => one !== id));
}
