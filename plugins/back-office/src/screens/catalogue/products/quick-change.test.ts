import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { changedElsewhere, undoOf } from "./quick-change";

const read = { price: 15000, stock: 12, trackStock: true, isHidden: false } as Product;

it("takes a change back to the state that it replaced, and leaves the other fields alone", () => {
  expect(undoOf({ trackStock: true, stock: 0 }, { ...read, stock: 9.5 })).toEqual({ trackStock: true, stock: 9.5 });
  expect(undoOf({ isHidden: true }, read)).toEqual({ isHidden: false });
});

it("names the changed fields that somebody else has changed, too", () => {
  expect(changedElsewhere({ trackStock: true, stock: 0 }, read, { ...read, stock: 9.5, price: 1 })).toEqual(["stock"]);
  expect(changedElsewhere({ price: 16000 }, read, { ...read, stock: 9.5 })).toEqual([]);
});
