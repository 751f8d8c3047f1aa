import { describe, expect, it } from "vitest";
import { kitUnitsOf, suggestedPrice } from "./suggested-price";

const beef = { id: 1, price: 26500, priceDivisor: 1, unit: "kg" } as const;
const shoulder = { id: 2, price: 80000, priceDivisor: 4, unit: "kg" } as const;
const dumplings = { id: 3, price: 9000, priceDivisor: 1, unit: "pack" } as const;

describe("the price that a kit's components suggest", () => {
  it("counts grams, kilograms and packs", () => {
    const components = [
      { productId: 1, quantity: 500, unit: "grams" },
      { productId: 1, quantity: 1.5, unit: "kg" },
      { productId: 3, quantity: 2, unit: "packs" },
    ];
    expect(suggestedPrice(components, [beef, dumplings])).toEqual({
      price: 13250 + 39750 + 18000,
      incomplete: false,
    });
  });

  it("considers the price divisor of a product", () => {
    expect(suggestedPrice([{ productId: 2, quantity: 1, unit: "kg" }], [shoulder]).price).toBe(20000);
  });

  it("leaves optional components out", () => {
    const optional = { productId: 1, quantity: 1, unit: "kg", isOptional: true };
    expect(suggestedPrice([optional], [beef])).toEqual({ price: 0, incomplete: false });
  });

  it("is marked incomplete when a required component could not be counted", () => {
    for (const odd of [
      { productId: 9, quantity: 1, unit: "kg" },
      { productId: 1, quantity: 1, unit: "халбага" },
      { productId: 1, quantity: Number.NaN, unit: "kg" },
      // Nobody knows what a pack weighs.
      { productId: 3, quantity: 500, unit: "grams" },
    ]) {
      expect(suggestedPrice([odd], [beef, dumplings])).toEqual({ price: 0, incomplete: true });
    }
  });

  it("is asked for in what each product is sold by, and of one that is gone in any unit", () => {
    expect(kitUnitsOf(beef)).toEqual(["grams", "kg"]);
    expect(kitUnitsOf(dumplings)).toEqual(["packs"]);
    expect(kitUnitsOf(undefined)).toEqual(["grams", "kg", "pieces", "packs"]);
  });

  it("is whole won, rounded half up", () => {
    expect(suggestedPrice([{ productId: 1, quantity: 1, unit: "grams" }], [{ ...beef, price: 500 }]).price).toBe(1);
    expect(suggestedPrice([{ productId: 1, quantity: 3, unit: "grams" }], [{ ...beef, price: 100 }]).price).toBe(0);
  });
});
