import { randomUUID } from "node:crypto";
import { call } from "./call.mjs";

/**
 * Places one order as the checkout page does: one call with an idempotency key. People take turns, because an account may place only a
 * limited number of orders in an hour.
 *
 * @param {{ url: string, people: { cookie: string, email: string, address: Record<string, string> }[], orderData: object, productId: number, quantity: number }} supplies
 * @param {number} turn
 */
export async function checkout({ url, people, orderData, productId, quantity }, turn) {
  const person = people[turn % people.length];
  await call("POST", `${url}/api/orders`, {
    headers: { ...person?.address, Cookie: person?.cookie ?? "", "Idempotency-Key": randomUUID() },
    json: { orderData: { ...orderData, customerEmail: person?.email }, cartItems: [{ productId, quantity }] },
  });
}
