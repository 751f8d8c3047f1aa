import { availableQuantity, fitQuantity } from "@zakh/catalog/contract";
import type { Cart } from "@zakh/checkout/contract";
import type { CartLine } from "./cart-line";
import { lineOf } from "./cart-store";
import { lineFault } from "./line-fault";

type Lines = readonly CartLine[];

/**
 * The lines with current names, prices, rules and stock, as the saved cart of the server has them; a line that it does not know stays as it
 * is. The wanted quantity stays, even if less is in stock.
 */
export function currentLines(lines: Lines, { items, dropped }: Pick<Cart, "items" | "dropped">): CartLine[] {
  const byId = new Map(items.map((item) => [item.productId, item]));
  const gone = new Set(dropped.map(({ productId }) => productId));
  return lines.map((line) => {
    const item = byId.get(line.productId);
    if (item) return lineOf({ ...item, id: item.productId }, fitQuantity(line.quantity, item));
    return gone.has(line.productId) ? { ...line, isGone: true } : line;
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
