import { availableQuantity, fitQuantity } from "@zakh/catalog/contract";
import type { CartLine } from "./cart-line";
import { type CartProduct, lineOf } from "./cart-store";
import { lineFault } from "./line-fault";

type Lines = readonly CartLine[];

/**
 * The lines with names, prices, rules and stock of now, so that the cart adds up to what the server will ask. What is not among the
 * products is gone, if they are `all` that are for sale. What was wanted stays, also where less is left.
 */
export function currentLines(lines: Lines, products: readonly CartProduct[], all: boolean): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productId);
    if (product) return lineOf(product, fitQuantity(line.quantity, product));
    return all ? { ...line, isGone: true } : line;
  });
}

/** The lines with what the server said of one product. */
export function toldOf(
  lines: Lines,
  productId: number,
  told: Partial<Pick<CartLine, "available" | "isGone">>,
): CartLine[] {
  return lines.map((line) => (line.productId === productId ? { ...line, ...told } : line));
}

/** The lines as they can be ordered: as much as is left, and nothing of which there is none; all of them, or that of one product. */
export function mendedLines(lines: Lines, productId?: number): CartLine[] {
  return lines.flatMap((line) => {
    const fault = productId === undefined || line.productId === productId ? lineFault(line) : undefined;
    if (fault === undefined) return [line];
    return fault === "tooMuch" ? [{ ...line, quantity: availableQuantity(line) }] : [];
  });
}
