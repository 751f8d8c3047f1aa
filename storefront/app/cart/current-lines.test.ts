import type { Product } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { cartOf } from "../testing/shop-data";
import type { CartProduct } from "./cart-store";
import { lineOf } from "./cart-store";
import { currentLines, orderableLines, withServerFacts } from "./current-lines";
import { lineFault } from "./line-fault";

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
const saved = (products: CartProduct[], gone: number[] = []) => cartOf(products as Product[], gone);
const faults = (all: typeof lines) => all.map(lineFault);

describe("lines", () => {
  it("get new prices and rules of the catalogue", () => {
    const current = currentLines(lines, saved([{ ...RIBS, price: 17000, minOrderQuantity: 12 }, LEG]));
    expect(current[0]).toMatchObject({ price: 17000, quantity: 12 });
    expect(faults(current)).toEqual([undefined, undefined]);
  });

  it("are gone if the saved cart says so, for sale again if it has them, and stay if it does not know them", () => {
    const gone = currentLines(lines, saved([RIBS], [LEG.id]));
    expect(faults(gone)).toEqual([undefined, "gone"]);
    expect(currentLines(gone, saved([RIBS, LEG]))).toEqual(lines);
    expect(currentLines(lines, saved([RIBS]))).toEqual(lines);
  });

  it("keep the wanted quantity if less is left, and are reduced to that", () => {
    const left = saved([
      { ...RIBS, available: 3 },
      { ...LEG, available: 0.9 },
    ]);
    const current = currentLines(lines, left);
    expect(faults(current)).toEqual(["tooMuch", "soldOut"]);
    expect(current[0]?.quantity).toBe(10);
    expect(orderableLines(current).map(({ productId, quantity }) => [productId, quantity])).toEqual([[1, 3]]);
    expect(orderableLines(current, 2)).toEqual(current.slice(0, 1));
  });

  it("are updated by the refusal of an order", () => {
    expect(faults(withServerFacts(lines, 1, { available: 3 }))).toEqual(["tooMuch", undefined]);
    expect(faults(withServerFacts(lines, 2, { isGone: true }))).toEqual([undefined, "gone"]);
  });
});
