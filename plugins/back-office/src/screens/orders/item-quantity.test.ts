import { expect, it } from "vitest";
import { kilogramsOf, packedKilogramsOf } from "./item-quantity";

it("adds up kilograms as they were bought, and what was packed of weighed lines", () => {
  const items = [
    { quantity: 1.1, packedQuantity: 1.07 },
    { quantity: 2.2, packedQuantity: null },
    { quantity: 3, packedQuantity: 0 },
  ];
  expect(kilogramsOf(items)).toBe(6.3);
  expect(packedKilogramsOf(items)).toBe(3.27);
});
