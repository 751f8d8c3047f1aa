import { fieldsOf, hashed } from "@zakh/orders/workflows/request-hash";
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
