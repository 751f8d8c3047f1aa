import { availableQuantity, fitQuantity } from "@zakh/catalog/contract";
import type { CartLine } from "./cart-line";
import { type CartProduct, lineOf } from "./cart-store";
import { lineFault } from "./line-fault";

type Lines = readonly CartLine[];

/**
 * The lines with current names, prices, rules and stock, so that the total is the one that the server calculates. If `products` are
 * `all` products for sale, other lines are gone. The wanted quantity stays, even if less is in stock.
 */
export function currentLines(lines: Lines, products: readonly CartProduct[], all: boolean): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productId);
    if (product) return lineOf(product, fitQuantity(line.quantity, product));
    return all ? { ...line, isGone: true } : line;
  });
}

/** The lines with what the server has reported about one product. */
export function withServerFacts(
  lines: Lines,
  productId: number,
  facts: Partial<Pick<CartLine, "available" | "isGone">>,
): CartLine[] {
  return lines.map((line) => (line.productId === productId ? { ...line, ...facts } : line));
}

/** The lines reduced to what can be ordered: no more than is in stock. With `productId` only that line is reduced. */
export function orderableLines(lines: Lines, productId?: number): CartLine[] {
  return lines.flatMap((line) => {
    const fault = productId === undefined || line.productId === productId ? lineFault(line) : undefined;
    if (fault === undefined) return [line];
    return fault === "tooMuch" ? [{ ...line, quantity: availableQuantity(line) }] : [];
  });
}
