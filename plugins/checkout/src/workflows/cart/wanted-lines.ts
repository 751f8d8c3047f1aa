import { fitQuantity, quantityFault } from "@zakh/catalog/contract";
import { quantityRefusal } from "@zakh/orders/workflows/pricing/price-lines";
import { CART_LINES_MAX } from "../../contract/cart";
import type { CartProduct } from "../../read-models/cart-products";
import type { SavedLine } from "../../read-models/saved-cart";

type Products = ReadonlyMap<number, CartProduct>;

/** The lines that replace all saved ones; 400 with the sale rule's code for an invalid quantity. */
export function replacedLines(sent: readonly SavedLine[], products: Products): SavedLine[] {
  return onSale(sent, products).map(({ productId, quantity, product }) => {
    const fault = quantityFault(quantity, product);
    if (fault) throw quantityRefusal(fault, product);
    return { productId, quantity };
  });
}

/** Merges both carts, sent lines first; see `cartQuery` of the contract for the rules. */
export function mergedLines(sent: readonly SavedLine[], saved: readonly SavedLine[], products: Products): SavedLine[] {
  const largest = new Map<number, number>();
  for (const { productId, quantity } of [...sent, ...saved]) {
    largest.set(productId, Math.max(quantity, largest.get(productId) ?? 0));
  }
  const lines = [...largest].map(([productId, quantity]) => ({ productId, quantity }));
  return onSale(lines, products)
    .slice(0, CART_LINES_MAX)
    .map(({ productId, quantity, product }) => ({ productId, quantity: fitQuantity(quantity, product) }));
}

/**
 * Saved lines that stay unchanged, by product: not on sale any more but still in the sent cart, so that every device
 * shows the notice until the shopper removes it on one. `taken` is the number of other saved lines.
 */
export function lastingLines(
  wanted: readonly SavedLine[],
  saved: readonly SavedLine[],
  products: Products,
  taken = 0,
): number[] {
  const named = new Set(wanted.map(({ productId }) => productId));
  const gone = saved.map(({ productId }) => productId).filter((number) => named.has(number) && !products.has(number));
  return gone.slice(0, Math.max(0, CART_LINES_MAX - taken));
}

function onSale(lines: readonly SavedLine[], products: Products) {
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ ...line, product }] : [];
  });
}
