import { expect, it } from "vitest";
import { packedQuantitiesOf } from "./item-quantity";

it("adds up what was packed of weighed lines, and the others as they were bought, by unit", () => {
  const items = [
    { quantity: 1.1, packedQuantity: 1.07, unit: "kg" },
    { quantity: 2.2, packedQuantity: null, unit: "kg" },
    { quantity: 3, packedQuantity: 0, unit: "kg" },
    { quantity: 2, packedQuantity: null, unit: "pack" },
  ] as const;
  expect(packedQuantitiesOf(items)).toEqual({ kg: 3.27, pack: 2 });
});
