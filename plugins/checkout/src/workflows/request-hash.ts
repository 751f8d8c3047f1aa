import { fieldsOf, hashed } from "@zakh/orders/workflows/request-hash";
import type { PlaceOrderInput } from "../contract/checkout";

/**
 * Hash of everything that the contract reads from the body: two requests under one idempotency key must match in it
 * (ruling 7), but for what becomes of the address and what is agreed to: a page that is opened anew after a lost answer may propose that otherwise.
 * `customer` is whom an admin orders for.
 */
export function hashRequest(
  { orderData, cartItems }: { orderData: object; cartItems: PlaceOrderInput["cartItems"] },
  customer?: object,
): string {
  const { rememberAddress: _, agreed: __, ...ordered } = orderData as PlaceOrderInput["orderData"];
  const items = cartItems.map(({ productId, quantity }) => [productId, quantity]);
  const parts = [fieldsOf(ordered), items];
  return hashed(customer ? [...parts, customer] : parts);
}
