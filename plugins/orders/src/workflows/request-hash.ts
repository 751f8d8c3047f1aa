import { createHash } from "node:crypto";
import type { PlaceOrderInput } from "../contract/checkout";

/** What makes two requests under one idempotency key the same: everything that the contract keeps of the body (ruling 7). */
export function hashRequest({ orderData, cartItems }: PlaceOrderInput): string {
  const fields = Object.entries(orderData).sort(([a], [b]) => (a < b ? -1 : 1));
  const items = cartItems.map(({ productId, quantity }) => [productId, quantity]);
  return createHash("sha256")
    .update(JSON.stringify([fields, items]))
    .digest("hex");
}
