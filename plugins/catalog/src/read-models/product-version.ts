import type { Versioned } from "@zakh/kit/contract";
import { versionOf } from "@zakh/kit/http/version";
import { CHANGE_FIELDS, type Product } from "../contract";

/** The fields that its form edits. The stock has a version of its own, and a star is set where products are ordered. */
const EDITED = [
  ...CHANGE_FIELDS.filter((field) => field !== "stock" && field !== "isFeatured"),
  "categoryId",
] as const satisfies readonly (keyof Product)[];

/**
 * A product with the version that its forms send back. The stock has its own version: orders reduce it all day, which
 * must not refuse a change of the price.
 */
export function withProductVersion(product: Product): Versioned<Product> {
  const edited = Object.fromEntries(EDITED.map((field) => [field, product[field]]));
  return { ...product, version: `${versionOf(edited)}.${versionOf(product.stock)}` };
}

/** Whether two versions differ at most in the stock. */
export function sameButStock(one: string, other: string): boolean {
  return one.split(".")[0] === other.split(".")[0];
}
