import { isWholeOf, UNITS } from "@zakh/catalog/contract";
import { isUnlikelyWeight, readPackedWeight } from "@zakh/fulfilment/contract";
import type { OrderItem } from "@zakh/orders/contract";

type Ordered = Pick<OrderItem, "quantity" | "unit">;

/** What somebody has typed as packed of a line: a weight, or how many of the packs or pieces were there. Undefined where it is neither. */
export function readPacked({ unit, quantity }: Ordered, text: string): number | undefined {
  if (UNITS[unit].isWeighed) return readPackedWeight(text);
  const typed = text.normalize("NFKC").trim();
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return count <= quantity && isWholeOf(unit, count) ? count : undefined;
}

/** Whether it has to be confirmed: a weight that can hardly be (ruling 66), and that nothing was there. */
export function isUnlikelyPacked({ unit, quantity }: Ordered, packed: number): boolean {
  return UNITS[unit].isWeighed ? isUnlikelyWeight(quantity, packed) : packed === 0;
}
