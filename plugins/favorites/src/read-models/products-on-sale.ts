import type { Product } from "@zakh/catalog/contract";
import { products } from "@zakh/catalog/read-models/products";

/** What shoppers see now, by public id; from memory. */
export async function productsOnSale(): Promise<ReadonlyMap<number, Product>> {
  return new Map((await products.value()).map((product) => [product.id, product]));
}
