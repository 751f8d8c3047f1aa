import type { Product } from "@zakh/catalog/contract";
import { api } from "./api";
import { type CardProduct, cardProduct } from "./products";

/** How many one request may name. */
const AT_ONCE = 50;

/** The products of these public ids that are on sale, in their order, with today's prices and stock. Throws `ApiError`. */
export async function readChosenProducts(ids: readonly number[]): Promise<CardProduct[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const read = await Promise.all(parts.map((part) => api<Product[]>(`/api/products?ids=${part}`)));
  return read.flat().map(cardProduct);
}
