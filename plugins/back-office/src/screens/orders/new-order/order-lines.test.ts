import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { firstQuantity, subtotalOf, withQuantity } from "./order-lines";

const product = (id: number, more: Partial<Product> = {}) =>
  ({
    id,
    price: 15_000,
    unit: "kg",
    minOrderQuantity: 0.5,
    packSize: 1,
    priceDivisor: 1,
    available: null,
    ...more,
  }) as Product;

it("adds a product at the end, changes it in its place, and takes it out at nothing", () => {
  const two = withQuantity(withQuantity([], product(1), 1), product(2), 2);
  const changed = withQuantity(two, product(1), 1.5);
  expect(changed.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
    [1, 1.5],
    [2, 2],
  ]);
  expect(withQuantity(changed, product(1), 0).map(({ product: { id } }) => id)).toEqual([2]);
});

it("begins with the minimum, and with nothing when less is left", () => {
  expect(firstQuantity(product(1))).toBe(0.5);
  expect(firstQuantity(product(1, { available: 0.4 }))).toBe(0);
  expect(firstQuantity(product(1, { minOrderQuantity: 4, packSize: 4 }))).toBe(4);
});

it("sums won as the server does, each line rounded once", () => {
  const lines = [
    { product: product(1), quantity: 1.5 },
    { product: product(2, { price: 62_000, priceDivisor: 4 }), quantity: 6 },
  ];
  expect(subtotalOf(lines)).toBe(22_500 + 93_000);
});
