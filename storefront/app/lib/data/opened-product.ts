import type { CardProduct } from "./products";

let opened: CardProduct | undefined;

/** Called when a product's card is pressed: its page opens next and can show this at once. */
export function rememberOpenedProduct(product: CardProduct): void {
  opened = product;
}

/** The pressed card's product, once; `undefined` if the page of this id was opened in another way. */
export function takeOpenedProduct(id: string): CardProduct | undefined {
  const product = opened;
  opened = undefined;
  return product && String(product.id) === id ? product : undefined;
}
