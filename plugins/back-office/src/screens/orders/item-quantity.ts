import type { OrderItem } from "@zakh/orders/contract";

type Sold = Pick<OrderItem, "quantity" | "priceDivisor">;

/**
 * Whether the quantity counts fractions of the priced unit, such as quarters of a carcass, instead of kilograms (ruling
 * 4).
 */
export function isByPart({ priceDivisor }: Sold): boolean {
  return priceDivisor !== 1;
}

/** The ordered quantity without its unit: `1.5` kilograms, or `2 × 1/4`. */
export function quantityText(item: Sold): string {
  return isByPart(item) ? `${item.quantity} × 1/${item.priceDivisor}` : String(item.quantity);
}

/** Kilograms of these lines together, without what is sold by the part. */
export function kilogramsOf(items: readonly Sold[]): number {
  return items.reduce((sum, item) => sum + (isByPart(item) ? 0 : item.quantity), 0);
}
