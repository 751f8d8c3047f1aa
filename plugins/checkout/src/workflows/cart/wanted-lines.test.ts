import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import type { CartProduct } from "../../read-models/cart-products";
import { mergedLines, replacedLines } from "./wanted-lines";

function product(number: number, rule: Partial<CartProduct> = {}): [number, CartProduct] {
  return [
    number,
    {
      number,
      productId: `prod_${number}`,
      variantId: `variant_${number}`,
      ...textsOf(["name", "origin"], { name: `Мах ${number}` }),
      category: "",
      price: 10000,
      imageUrl: "",
      imageUrls: [],
      minOrderQuantity: 0.1,
      packSize: 1,
      unit: "kg",
      priceDivisor: 1,
      available: null,
      seller: null,
      ...rule,
    },
  ];
}

const products = new Map([product(1), product(2), product(4, { minOrderQuantity: 4, packSize: 4 })]);

describe("a cart that replaces the saved one", () => {
  it("is the sent cart, without products that are not on sale", () => {
    const sent = [
      { productId: 2, quantity: 0.3 },
      { productId: 9, quantity: 1 },
      { productId: 1, quantity: 1.5 },
    ];
    expect(replacedLines(sent, products)).toEqual([
      { productId: 2, quantity: 0.3 },
      { productId: 1, quantity: 1.5 },
    ]);
  });

  it.each([
    [4, 6, "quantity_not_in_packs"],
    [4, 2, "quantity_below_minimum"],
    [1, 99.1, "quantity_above_maximum"],
  ])("is refused when product %i is wanted in %d kg", (productId, quantity, code) => {
    expect(() => replacedLines([{ productId, quantity }], products)).toThrow(
      expect.objectContaining({ status: 400, code }),
    );
  });
});

describe("two carts that are merged", () => {
  it("contain each product once, with its larger quantity, sent lines first", () => {
    const sent = [
      { productId: 2, quantity: 3 },
      { productId: 1, quantity: 0.5 },
    ];
    const saved = [
      { productId: 4, quantity: 8 },
      { productId: 1, quantity: 1.5 },
      { productId: 2, quantity: 2 },
    ];
    expect(mergedLines(sent, saved, products)).toEqual([
      { productId: 2, quantity: 3 },
      { productId: 1, quantity: 1.5 },
      { productId: 4, quantity: 8 },
    ]);
  });

  it("do not grow when they are equal, however often they are merged", () => {
    const lines = [{ productId: 1, quantity: 1.5 }];
    expect(mergedLines(lines, mergedLines(lines, lines, products), products)).toEqual(lines);
  });

  it("adjust quantities to changed rules, and drop products that are no longer on sale", () => {
    const saved = [
      { productId: 4, quantity: 6 },
      { productId: 9, quantity: 1 },
    ];
    expect(mergedLines([], saved, products)).toEqual([{ productId: 4, quantity: 4 }]);
  });

  it("have at most 50 lines", () => {
    const many = new Map(Array.from({ length: 60 }, (_, index) => product(index + 1)));
    const line = (productId: number) => ({ productId, quantity: 1 });
    const sent = Array.from({ length: 40 }, (_, index) => line(index + 1));
    const saved = Array.from({ length: 20 }, (_, index) => line(index + 41));
    const merged = mergedLines(sent, saved, many);
    expect(merged).toHaveLength(50);
    expect(merged.slice(0, 40)).toEqual(sent);
  });
});
