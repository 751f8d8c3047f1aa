import { expect, it } from "vitest";
import { isByPart, quantityText } from "./item-quantity";

it("distinguishes quarters from kilograms", () => {
  expect(quantityText({ quantity: 1.5, priceDivisor: 1 })).toBe("1.5");
  expect(quantityText({ quantity: 2, priceDivisor: 4 })).toBe("2 × 1/4");
  expect(isByPart({ quantity: 2, priceDivisor: 4 })).toBe(true);
});
