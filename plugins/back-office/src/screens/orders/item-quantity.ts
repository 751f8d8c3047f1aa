import type { OrderItem } from "@zakh/orders/contract";

/** Kilograms of these lines together, as they were bought (ruling 60). */
export function kilogramsOf(items: readonly Pick<OrderItem, "quantity">[]): number {
  return rounded(items.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** Kilograms of these lines together: what was packed where a line was weighed. */
export function packedKilogramsOf(items: readonly Pick<OrderItem, "quantity" | "packedQuantity">[]): number {
  return kilogramsOf(items.map(({ quantity, packedQuantity }) => ({ quantity: packedQuantity ?? quantity })));
}

/** Without the rounding errors of a sum: weights have two decimals. */
function rounded(kilograms: number): number {
  return Math.round(kilograms * 100) / 100;
}
