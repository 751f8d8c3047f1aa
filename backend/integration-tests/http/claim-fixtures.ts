import { type AdminClaim, adminClaim, type OrderClaims, orderClaims } from "@zakh/claims/contract";
import type { Order } from "@zakh/orders/contract";
import { expect } from "vitest";
import { type Client, commerceUrl, fromElsewhere } from "./client";
import { exactly, type Items, inShop, Shopper } from "./orders-client";
import { reviewForm } from "./review-fixtures";
import { placedOrder, setStatus } from "./test-orders";

/** A delivered order of its own customer. */
export async function deliveredOrder(admin: Client, items: Items): Promise<{ shopper: Shopper; order: Order }> {
  const shopper = await Shopper.register();
  const { id } = await placedOrder(admin, shopper, items);
  for (const status of ["processing", "completed"] as const) await setStatus(admin, id, status);
  return { shopper, order: await inShop(admin, id) };
}

/** From an address of its own, because claims of one address are limited. */
const fresh = (client: Client) => client.at(commerceUrl, fromElsewhere());

/** A claim as a form, about the order's first line unless `fields` say otherwise. */
export function claimBody(order: Order, fields: Record<string, unknown> = {}, photos: Blob[] = []): FormData {
  return reviewForm({ kind: "spoiled", itemIds: [order.items[0]?.id], text: "Муудсан үнэртэй", ...fields }, photos);
}

/** Says that something is wrong; what it answers may be a refusal. */
export function sendClaim(client: Client, order: Order, form: FormData, query = "") {
  return fresh(client).send<OrderClaims & { code: string }>("POST", `/api/orders/${order.id}/claims${query}`, { form });
}

/** The same, which must succeed; returns the claim's id. */
export async function madeClaim(client: Client, order: Order, fields = {}, photos: Blob[] = []): Promise<number> {
  const { status, body } = await sendClaim(client, order, claimBody(order, fields, photos));
  expect(status, JSON.stringify(body)).toBe(201);
  return exactly(orderClaims, body).claims[0]?.id as number;
}

/** Settles a claim; must succeed. */
export async function settled(admin: Client, id: number, decision: Record<string, unknown>): Promise<AdminClaim> {
  const { status, body } = await admin.patch(`/api/admin/claims/${id}`, decision);
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(adminClaim, body);
}
