import type { CardProduct } from "./products";

let opened: CardProduct | undefined;

/** Says, at the press of its card, which product's page is about to open. */
export function rememberOpenedProduct(product: CardProduct): void {
  opened = product;
}

/** What the pressed card knew of the product with this number; `undefined` when its page is opened in any other way. Told once. */
export function takeOpenedProduct(id: string): CardProduct | undefined {
  const product = opened;
  opened = undefined;
  return product && String(product.id) === id ? product : undefined;
}
