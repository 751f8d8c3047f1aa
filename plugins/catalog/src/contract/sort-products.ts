import type { Product } from "./product";
import { lineTotal } from "./sale-rule";
import type { ShopSort } from "./shop-sorts";

type Order = (one: Product, other: Product) => number;

/** Won for one unit, as products of different units are compared. */
const priceOf = ({ price, priceDivisor }: Product) => lineTotal(price, 1, priceDivisor);

const byName =
  (field: "name" | "nameRu" | "nameEn", language: string): Order =>
  (one, other) =>
    (one[field] || one.name).localeCompare(other[field] || other.name, language);

const ORDERS: Record<Exclude<ShopSort, "shop">, Order> = {
  price: (one, other) => priceOf(one) - priceOf(other),
  "-price": (one, other) => priceOf(other) - priceOf(one),
  name: byName("name", "mn"),
  nameRu: byName("nameRu", "ru"),
  nameEn: byName("nameEn", "en"),
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
};

/** Products in a sort order; equal ones stay as they stand. */
export function sortProducts(products: readonly Product[], sort: ShopSort): readonly Product[] {
  return sort === "shop" ? products : [...products].sort(ORDERS[sort]);
}
