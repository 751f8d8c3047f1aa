import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import type { CartProduct } from "./cart-store";
import { lineOf } from "./cart-store";
import { lineFault } from "./line-fault";
import { orderableLines, withServerFacts } from "./orderable-lines";

const RIBS: CartProduct = {
  id: 1,
  ...textsOf(["name", "origin"], { name: "Хонины хавирга" }),
  price: 15000,
  imageUrls: [],
  minOrderQuantity: 1.5,
  packSize: 1,
  unit: "kg",
  priceDivisor: 1,
  available: null,
  seller: null,
};
const LEG = { ...RIBS, id: 2, minOrderQuantity: 1 };
const lines = [lineOf(RIBS, 10), lineOf(LEG, 2)];
const faults = (all: typeof lines) => all.map(lineFault);

describe("lines", () => {
  it("are reduced to what is left", () => {
    const current = [lineOf({ ...RIBS, available: 3 }, 10), lineOf({ ...LEG, available: 0.9 }, 2)];
    expect(faults(current)).toEqual(["tooMuch", "soldOut"]);
    expect(orderableLines(current).map(({ productId, quantity }) => [productId, quantity])).toEqual([[1, 3]]);
    expect(orderableLines(current, 2)).toEqual(current.slice(0, 1));
  });

  it("are updated by the refusal of an order", () => {
    expect(faults(withServerFacts(lines, 1, { available: 3 }))).toEqual(["tooMuch", undefined]);
    expect(faults(withServerFacts(lines, 2, { isGone: true }))).toEqual([undefined, "gone"]);
  });
});
