import { textsOf } from "@zakh/kit/contract";
import type { NavigationTreeItem } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { countBelow, orderNumber, placeOfDrop, planMove, possibleParents, treeRows } from "./tree";

function entry(id: number, children: NavigationTreeItem[] = [], isActive = true): NavigationTreeItem {
  return {
    id,
    ...textsOf(["title"], { title: `Цэс ${id}` }),
    url: "/",
    order: id,
    parentId: null,
    isActive,
    version: "",
    createdAt: "2025-11-21T00:00:00.000Z",
    children: children.map((child) => ({ ...child, parentId: id })),
  };
}

/** 1; 2 with 21 (with 211) and 22; 3. */
const tree = [entry(1), entry(2, [entry(21, [entry(211)]), entry(22)]), entry(3)];

const ids = (items: readonly NavigationTreeItem[]) => treeRows(items).map(({ item }) => item.id);

function drop(draggedId: number, ontoId: number, { collapsed = [], inside = false } = {} as DropOptions) {
  return placeOfDrop(tree, draggedId, { kind: "row", id: ontoId }, { collapsed: new Set(collapsed), inside });
}

interface DropOptions {
  collapsed?: number[];
  inside?: boolean;
}

describe("the tree of the menu", () => {
  it("is listed line by line, and hides the children of a collapsed entry", () => {
    expect(ids(tree)).toEqual([1, 2, 21, 211, 22, 3]);
    expect(treeRows(tree).map(({ depth }) => depth)).toEqual([0, 0, 1, 2, 1, 0]);
    expect(treeRows(tree, new Set([21])).map(({ item }) => item.id)).toEqual([1, 2, 21, 22, 3]);
  });

  it("marks children of an inactive entry as unreachable", () => {
    const rows = treeRows([entry(5, [entry(51)], false), entry(6)]);
    expect(rows.map(({ reachable }) => reachable)).toEqual([false, false, true]);
  });

  it("counts everything below an entry", () => {
    expect(tree.map(countBelow)).toEqual([0, 3, 0]);
  });

  it("offers neither the entry itself nor its own sub-items as its parent", () => {
    expect(possibleParents(tree, 2).map(({ item }) => item.id)).toEqual([1, 3]);
    expect(possibleParents(tree, 21).map(({ item }) => item.id)).toEqual([1, 2, 22, 3]);
    expect(possibleParents(tree, undefined)).toHaveLength(6);
  });
});

describe("the order field", () => {
  it("turns an invalid number into 0", () => {
    expect(["7", " 12 ", "-3", "2.9", "", "дөрөв", "4ө"].map(orderNumber)).toEqual([7, 12, -3, 2, 0, 0, 0]);
  });
});

describe("a drop", () => {
  it("onto an entry puts the dragged one before it, as a sibling", () => {
    expect(drop(3, 1)).toEqual({ parentId: null, beforeId: 1 });
    expect(drop(22, 21)).toEqual({ parentId: 2, beforeId: 21 });
    expect(drop(22, 3)).toEqual({ parentId: null, beforeId: 3 });
  });

  it("onto a collapsed entry of the same level puts it inside", () => {
    expect(drop(3, 2, { collapsed: [2] })).toEqual({ parentId: 2, beforeId: null });
    expect(drop(22, 21, { collapsed: [21] })).toEqual({ parentId: 21, beforeId: null });
  });

  it("onto a collapsed entry of another level puts it before that", () => {
    expect(drop(3, 21, { collapsed: [21] })).toEqual({ parentId: 2, beforeId: 21 });
  });

  it("further to the right puts it inside, even if it had no children before", () => {
    expect(drop(3, 1, { inside: true })).toEqual({ parentId: 1, beforeId: null });
    expect(drop(1, 211, { inside: true })).toEqual({ parentId: 211, beforeId: null });
  });

  it("onto the end of a list puts it last", () => {
    const manner = { collapsed: new Set<number>(), inside: false };
    expect(placeOfDrop(tree, 1, { kind: "end", parentId: null }, manner)).toEqual({ parentId: null, beforeId: null });
    expect(placeOfDrop(tree, 21, { kind: "end", parentId: 2 }, manner)).toEqual({ parentId: 2, beforeId: null });
  });

  it("onto itself, onto its own sub-items or onto its own place changes nothing", () => {
    const manner = { collapsed: new Set<number>(), inside: false };
    expect(drop(2, 2)).toBeUndefined();
    expect(drop(2, 211)).toBeUndefined();
    expect(drop(2, 22, { inside: true })).toBeUndefined();
    expect(drop(2, 3)).toBeUndefined();
    expect(drop(22, 2, { inside: true })).toBeUndefined();
    expect(placeOfDrop(tree, 3, { kind: "end", parentId: null }, manner)).toBeUndefined();
    expect(placeOfDrop(tree, 2, { kind: "end", parentId: 21 }, manner)).toBeUndefined();
  });
});

describe("a move", () => {
  it("among siblings keeps the parent and sets their new order", () => {
    const move = planMove(tree, 3, { parentId: null, beforeId: 1 });
    expect(move).toMatchObject({
      id: 3,
      parentId: null,
      changesParent: false,
      siblingIds: [3, 1, 2],
      seenIds: [1, 2, 3],
    });
    expect(ids(move.tree)).toEqual([3, 1, 2, 21, 211, 22]);
    expect(move.tree.map(({ order }) => order)).toEqual([0, 1, 2]);
  });

  it("to another parent includes the children", () => {
    const move = planMove(tree, 2, { parentId: 1, beforeId: null });
    expect(move).toMatchObject({ parentId: 1, changesParent: true, siblingIds: [2], seenIds: [] });
    expect(ids(move.tree)).toEqual([1, 2, 21, 211, 22, 3]);
    expect(treeRows(move.tree).map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 2, 0]);
  });

  it("out of a parent leaves its other children there", () => {
    const move = planMove(tree, 211, { parentId: null, beforeId: 3 });
    expect(move.siblingIds).toEqual([1, 2, 211, 3]);
    expect(ids(move.tree)).toEqual([1, 2, 21, 22, 211, 3]);
  });
});
