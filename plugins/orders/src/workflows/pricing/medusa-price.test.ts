import { lineTotal } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { medusaPrice } from "./medusa-price";

function priced(price: number, quantity: number, priceDivisor = 1) {
  return medusaPrice({ price, quantity, priceDivisor, lineTotal: lineTotal(price, quantity, priceDivisor) });
}

it("keeps a price that is exact", () => {
  expect(priced(15000, 1.5)).toEqual({ unitPrice: 15000, rounding: 0 });
});

it("divides a price per quarter", () => {
  expect(priced(62000, 6, 4)).toEqual({ unitPrice: 15500, rounding: 0 });
});

it("subtracts from the line what was rounded down", () => {
  expect(priced(1004.4, 0.1)).toEqual({ unitPrice: 1004.4, rounding: 0.44 });
});

it("adds to the line what was rounded up", () => {
  expect(priced(1005.5, 0.1)).toEqual({ unitPrice: 1005.5, rounding: -0.45 });
});

it("equals the line total also for an infinite fraction", () => {
  for (const [price, quantity, divisor] of [
    [62000, 1, 3],
    [19999.99, 98.7, 7],
    [1, 0.1, 3],
  ] as const) {
    const { unitPrice, rounding } = priced(price, quantity, divisor);
    expect(unitPrice * quantity - rounding).toBeCloseTo(lineTotal(price, quantity, divisor), 6);
  }
});
