import { fitQuantity } from "@zakh/catalog/contract";
import { offeredLines, type WantedLine } from "@zakh/favorites/contract";
import type { CardProduct } from "../lib/data/products";

/** Wanted lines with their products, by today's sale rule and whatever is in stock: by the next date there may be more. */
export function standingLines(lines: readonly WantedLine[], products: readonly CardProduct[]) {
  return offeredLines(lines, products).lines.map(({ product, wanted }) => ({
    product,
    quantity: fitQuantity(wanted, product),
  }));
}
