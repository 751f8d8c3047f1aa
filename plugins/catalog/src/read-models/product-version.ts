import type { Versioned } from "@zakh/kit/contract";
import { versionOf } from "@zakh/kit/http/version";
import type { Product } from "../contract";

/** The edited fields of a product, without its stock. */
const EDITED = [
  "name",
  "nameRu",
  "nameEn",
  "description",
  "descriptionRu",
  "descriptionEn",
  "origin",
  "originRu",
  "originEn",
  "category",
  "categoryId",
  "price",
  "imageUrls",
  "isHidden",
  "trackStock",
  "minOrderQuantity",
  "packSize",
  "priceDivisor",
] as const satisfies readonly (keyof Product)[];

/**
 * A product with the version that its forms send back. The stock has its own version: orders reduce it all day, which
 * must not refuse a change of the price.
 */
export function withProductVersion(product: Product): Versioned<Product> {
  const edited = Object.fromEntries(EDITED.map((key) => [key, product[key]]));
  return { ...product, version: `${versionOf(edited)}.${versionOf(product.stock)}` };
}

/** Whether two versions differ at most in the stock. */
export function sameButStock(one: string, other: string): boolean {
  return one.split(".")[0] === other.split(".")[0];
}
