import { describe, expect, it } from "vitest";
import { suggestedPrice } from "./suggested-price";

const beef = { id: 1, price: 26500, priceDivisor: 1 };
const shoulder = { id: 2, price: 80000, priceDivisor: 4 };

describe("the price that a kit's components suggest", () => {
  it("counts grams, kilograms and pieces", () => {
    const components = [
      { productId: 1, quantity: 500, unit: "grams" },
      { productId: 1, quantity: 1.5, unit: "kg" },
      { productId: 1, quantity: 2, unit: "pieces" },
    ];
    expect(suggestedPrice(components, [beef])).toEqual({ price: 13250 + 39750 + 53000, incomplete: false });
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
    ]) {
      expect(suggestedPrice([odd], [beef])).toEqual({ price: 0, incomplete: true });
    }
  });

  it("is whole won, rounded half up", () => {
    expect(suggestedPrice([{ productId: 1, quantity: 1, unit: "grams" }], [{ ...beef, price: 500 }]).price).toBe(1);
    expect(suggestedPrice([{ productId: 1, quantity: 3, unit: "grams" }], [{ ...beef, price: 100 }]).price).toBe(0);
  });
});
