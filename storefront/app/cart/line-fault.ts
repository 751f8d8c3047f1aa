import { availableQuantity } from "@zakh/catalog/contract";
import type { CartLine } from "./cart-line";

/** Why a line cannot be ordered as it is: no longer for sale, sold out, or more than is in stock. */
export type LineFault = "gone" | "soldOut" | "tooMuch";

/** What is wrong with a line, as far as this browser knows; such a line does not count (decision 79). */
export function lineFault(line: CartLine): LineFault | undefined {
  if (line.isGone) return "gone";
  const available = availableQuantity(line);
  if (available === 0) return "soldOut";
  return line.quantity > available ? "tooMuch" : undefined;
}
