import { availableQuantity } from "@zakh/catalog/contract";
import type { CartLine } from "./cart-line";
import { lineFault } from "./line-fault";

type Lines = readonly CartLine[];

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
