import { expect, it } from "vitest";
import type { Product } from "./product";
import { SHOP_SORTS, type ShopSort } from "./shop-sorts";
import { sortProducts } from "./sort-products";

const product = (id: number, name: string, nameRu: string, price: number, priceDivisor = 1) =>
  ({ id, name, nameRu, nameEn: "", price, priceDivisor, createdAt: `2026-11-0${id}T00:00:00Z` }) as Product;

const PRODUCTS = [
  product(1, "Үхэр", "Говядина", 20_000),
  product(2, "Өвчүү", "Ягнёнок", 62_000, 4),
  product(3, "Бууз", "", 11_900),
];

it.each<[ShopSort, number[]]>([
  ["shop", [1, 2, 3]],
  ["price", [3, 2, 1]],
  ["-price", [1, 2, 3]],
  ["name", [3, 2, 1]],
  ["nameRu", [3, 1, 2]],
  ["newest", [3, 2, 1]],
])("by %s", (sort, ids) => expect(sortProducts(PRODUCTS, sort).map(({ id }) => id)).toEqual(ids));

it("changes nothing of the list that it is given", () => {
  for (const sort of SHOP_SORTS) sortProducts(PRODUCTS, sort);
  expect(PRODUCTS.map(({ id }) => id)).toEqual([1, 2, 3]);
});
