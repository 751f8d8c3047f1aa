import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { previewPrices, pricesToSend } from "./price-preview";

const productOf = (id: number, price: number, storeId: number | null = null) =>
  ({ id, price, priceDivisor: 1, storeId }) as Product;
const products = [productOf(1, 15000), productOf(2, 120), productOf(3, 16700)];

it("shows each price as it becomes, marks the low ones, and keeps those that could not be sold for", () => {
  const fall = { by: "won", amount: -40, roundsTo100: false } as const;
  expect(previewPrices(products, fall).map(({ to, isLow }) => [to, isLow])).toEqual([
    [14960, false],
    [80, true],
    [16660, false],
  ]);
  expect(previewPrices(products, { ...fall, amount: -500 })[1]).toMatchObject({
    to: undefined,
    isLow: false,
    isBeyond: true,
  });
  expect(previewPrices(products, undefined)[0]).toMatchObject({ to: undefined, isBeyond: false });
});

it("sends only the chosen ones that change, with the price that was shown", () => {
  const raise = { by: "percent", amount: 5, roundsTo100: true } as const;
  const previews = previewPrices(products, raise);
  expect(pricesToSend(previews, new Map([[3, true]]))).toEqual([
    { id: 1, from: 15000, to: 15800 },
    { id: 2, from: 120, to: 100 },
  ]);
  expect(pricesToSend(previewPrices(products, undefined), new Map())).toEqual([]);
});

it("leaves out the products of stores, unless they are chosen", () => {
  const raise = { by: "won", amount: 1000, roundsTo100: false } as const;
  const previews = previewPrices([productOf(1, 15000), productOf(2, 9000, 4)], raise);
  expect(pricesToSend(previews, new Map())).toEqual([{ id: 1, from: 15000, to: 16000 }]);
  expect(pricesToSend(previews, new Map([[2, false]]))).toHaveLength(2);
});
