import { createHash } from "node:crypto";
import type { PlaceOrderInput } from "../contract/checkout";

/**
 * Hash of everything that the contract reads from the body: two requests under one idempotency key must match in it
 * (ruling 7). `customer` is whom an admin orders for.
 */
export function hashRequest(
  { orderData, cartItems }: { orderData: object; cartItems: PlaceOrderInput["cartItems"] },
  customer?: object,
): string {
  const items = cartItems.map(({ productId, quantity }) => [productId, quantity]);
  const ordered = [fieldsOf(orderData), items];
  return hashed(customer ? [...ordered, customer] : ordered);
}

/** The same for a body of plain values. */
export function hashBody(body: object): string {
  return hashed(fieldsOf(body));
}

function fieldsOf(body: object): [string, unknown][] {
  return Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
}

function hashed(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
