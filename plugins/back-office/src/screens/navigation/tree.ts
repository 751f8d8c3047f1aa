import type { NavigationTreeItem } from "@zakh/site-settings/contract";

/** A menu entry as one line of the tree. */
export interface TreeRow {
  item: NavigationTreeItem;
  /** 0 at the top level. */
  depth: number;
  /** Whether the shop's menu can show it: it and all its ancestors are active. */
  reachable: boolean;
}

/** The tree line by line, without the children of collapsed entries. */
export function treeRows(
  tree: readonly NavigationTreeItem[],
  collapsed: ReadonlySet<number> = new Set(),
  above: { depth: number; reachable: boolean } = { depth: 0, reachable: true },
): TreeRow[] {
  return tree.flatMap((item) => {
    const row = { item, depth: above.depth, reachable: above.reachable && item.isActive };
    const below = { depth: above.depth + 1, reachable: row.reachable };
    return [row, ...(collapsed.has(item.id) ? [] : treeRows(item.children, collapsed, below))];
  });
}

/** The number of descendants of an entry. */
export function countBelow(item: NavigationTreeItem): number {
  return item.children.reduce((count, child) => count + 1 + countBelow(child), 0);
}

/** Possible parents of an entry: not itself nor its descendants (ruling 26). Without `id`, all entries. */
export function possibleParents(tree: readonly NavigationTreeItem[], id: number | undefined): TreeRow[] {
  const rows = treeRows(tree);
  const own = id === undefined ? undefined : findItem(tree, id);
  const branch = new Set(own ? treeRows([own]).map(({ item }) => item.id) : []);
  return rows.filter(({ item }) => !branch.has(item.id));
}

/** Parses an order field: an invalid number becomes 0 (spec §5). */
export function orderNumber(typed: unknown): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? number : 0;
}

/** A position in the tree: below `parentId` (null: the top level), before `beforeId` (null: at the end). */
export interface Place {
  parentId: number | null;
  beforeId: number | null;
}

/** The target of a drop: another entry, or the end of the list below `parentId`. */
export type DropTarget = { kind: "row"; id: number } | { kind: "end"; parentId: number | null };

interface DropManner {
  /** Entries whose children are hidden. */
  collapsed: ReadonlySet<number>;
  /** Whether the drag means "into", because it moved to the right. */
  inside: boolean;
}

/**
 * The new position after a drop (spec §4): onto a collapsed entry of the same level, inside it; onto any other, before
 * it. A drag to the right moves into its target, so that entries without children can get some.
 *
 * `undefined` when nothing changes: onto itself, onto its descendants, or onto its own place.
 */
export function placeOfDrop(
  tree: readonly NavigationTreeItem[],
  draggedId: number,
  target: DropTarget,
  { collapsed, inside }: DropManner,
): Place | undefined {
  const rows = treeRows(tree);
  const dragged = rows.find(({ item }) => item.id === draggedId);
  if (!dragged) return undefined;
  const place = target.kind === "end" ? { parentId: target.parentId, beforeId: null } : ontoRow(target.id);
  if (!place) return undefined;
  const branch = new Set(treeRows([dragged.item]).map(({ item }) => item.id));
  if (branch.has(place.parentId ?? 0) || branch.has(place.beforeId ?? 0)) return undefined;
  return stands(tree, dragged.item, place) ? undefined : place;

  function ontoRow(id: number): Place | undefined {
    const over = rows.find(({ item }) => item.id === id);
    if (!over || !dragged) return undefined;
    const folded = over.item.children.length > 0 && collapsed.has(id) && over.depth === dragged.depth;
    return inside || folded ? { parentId: id, beforeId: null } : { parentId: over.item.parentId, beforeId: id };
  }
}

/** A change of position to send, and the resulting tree. */
export interface Move {
  id: number;
  parentId: number | null;
  /** Whether the entry comes from another parent. */
  changesParent: boolean;
  /** The entries of the new list in their new order, including the moved one. */
  siblingIds: number[];
  /** Those of them that were there before, in the order that the admin saw. */
  seenIds: number[];
  tree: NavigationTreeItem[];
}

/** Moves an entry to `place`. Throws for one that is not in the tree. */
export function planMove(tree: readonly NavigationTreeItem[], id: number, place: Place): Move {
  const item = findItem(tree, id);
  if (!item) throw new Error(`No entry ${id} in the menu`);
  const rest = withoutItem(tree, id);
  const siblings = [...childrenOf(rest, place.parentId)];
  const before = siblings.findIndex((sibling) => sibling.id === place.beforeId);
  siblings.splice(before < 0 ? siblings.length : before, 0, { ...item, parentId: place.parentId });
  const ordered = siblings.map((sibling, order) => ({ ...sibling, order }));
  return {
    id,
    parentId: place.parentId,
    changesParent: item.parentId !== place.parentId,
    siblingIds: ordered.map((sibling) => sibling.id),
    seenIds: childrenOf(tree, place.parentId).map((sibling) => sibling.id),
    tree: withChildren(rest, place.parentId, ordered),
  };
}

export function findItem(tree: readonly NavigationTreeItem[], id: number | null): NavigationTreeItem | undefined {
  return treeRows(tree).find(({ item }) => item.id === id)?.item;
}

function childrenOf(tree: readonly NavigationTreeItem[], parentId: number | null): readonly NavigationTreeItem[] {
  return parentId === null ? tree : (findItem(tree, parentId)?.children ?? []);
}

function stands(tree: readonly NavigationTreeItem[], item: NavigationTreeItem, place: Place): boolean {
  if (item.parentId !== place.parentId) return false;
  const siblings = childrenOf(tree, place.parentId);
  const next = siblings[siblings.findIndex(({ id }) => id === item.id) + 1];
  return (next?.id ?? null) === place.beforeId;
}

function withoutItem(tree: readonly NavigationTreeItem[], id: number): NavigationTreeItem[] {
  return tree.filter((item) => item.id !== id).map((item) => ({ ...item, children: withoutItem(item.children, id) }));
}

function withChildren(
  tree: readonly NavigationTreeItem[],
  parentId: number | null,
  children: NavigationTreeItem[],
): NavigationTreeItem[] {
  if (parentId === null) return children;
  return tree.map((item) =>
    item.id === parentId
      ? { ...item, children }
      : { ...item, children: withChildren(item.children, parentId, children) },
  );
}
