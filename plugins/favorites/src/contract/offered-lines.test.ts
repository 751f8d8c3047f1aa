import { DEFAULT_SALE_RULE } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { offeredLines } from "./offered-lines";

const product = (id: number, available: number | null = null) => ({ id, available, ...DEFAULT_SALE_RULE });

it("offers what is on sale, as much as there is, and names what is gone", () => {
  const [plenty, short, soldOut] = [product(1), product(2, 1.5), product(3, 0)];
  const wanted = [1, 2, 3, 4].map((productId) => ({ productId, quantity: 2 }));
  expect(offeredLines(wanted, [plenty, short, soldOut])).toEqual({
    lines: [
      { product: plenty, wanted: 2, quantity: 2 },
      { product: short, wanted: 2, quantity: 1.5 },
      { product: soldOut, wanted: 2, quantity: 0 },
    ],
    gone: [4],
  });
});

it("fits a quantity to today's rule, and takes two lines of a product together", () => {
  const packed = { ...product(1), packSize: 3 };
  const lines = [1.5, 3].map((quantity) => ({ productId: 1, quantity }));
  expect(offeredLines(lines, [packed]).lines).toEqual([{ product: packed, wanted: 4.5, quantity: 3 }]);
});
