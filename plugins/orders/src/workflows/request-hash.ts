import { createHash } from "node:crypto";
import type { PlaceOrderInput } from "../contract/checkout";

/**
 * Hash of everything that the contract reads from the body: two requests under one idempotency key must match in it
 * (ruling 7).
 */
export function hashRequest({ orderData, cartItems }: PlaceOrderInput): string {
  const fields = Object.entries(orderData).sort(([a], [b]) => (a < b ? -1 : 1));
  const items = cartItems.map(({ productId, quantity }) => [productId, quantity]);
  return createHash("sha256")
    .update(JSON.stringify([fields, items]))
    .digest("hex");
}
