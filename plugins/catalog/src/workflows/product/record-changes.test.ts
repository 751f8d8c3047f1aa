import { expect, it } from "vitest";
import type { Product } from "../../contract";
import { changesBetween } from "./record-changes";

const before = { id: 7, name: "Гуя", price: 15000, stock: 10, imageUrls: ["/a.webp"] } as Product;

it("the history of a product has the fields that were edited, and stock only where somebody typed it", () => {
  const after: Product = { ...before, price: 16000, stock: 4, available: 4, imageUrls: ["/a.webp"] };
  const price = { product: 7, field: "price", from: 15000, to: 16000 };
  expect(changesBetween(before, after, false)).toEqual([price]);
  expect(changesBetween(before, after, true)).toEqual([price, { product: 7, field: "stock", from: 10, to: 4 }]);
  expect(changesBetween(before, { ...before }, true)).toEqual([]);
});
