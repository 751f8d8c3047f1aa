import { type Order, order as orderContract } from "@zakh/orders/contract";
import pg from "pg";
import { expect } from "vitest";
import { type Client, commerceUrl, fromElsewhere } from "./client";
import { exactly, type Items, inShop, type Shopper } from "./orders-client";

/** An order, or why the call was refused. */
export type OrderOrRefusal = Order & { code: string; totalAmount: string; due: number; credit: number };

/** Sends an order; what it answers may be a refusal. */
export async function sendOrder(buyer: Shopper, items: Items, orderData = {}) {
  // Orders of one address are limited, and browser tests need them, too.
  const client = buyer.client.at(commerceUrl, fromElsewhere());
  return client.post<OrderOrRefusal>("/api/orders", await buyer.order(items, orderData));
}

/** Places an order, as the admin reads it. */
export async function placedOrder(admin: Client, ...how: Parameters<typeof sendOrder>): Promise<Order> {
  const { status, body } = await sendOrder(...how);
  expect(status, JSON.stringify(body)).toBe(201);
  return inShop(admin, body.id);
}

/** Sets the status of an order; must succeed. */
export async function setStatus(admin: Client, id: number, status: Order["status"]): Promise<Order> {
  const answer = await admin.patch(`/api/orders/${id}/status`, { status });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return inShop(admin, id);
}

/** Delivers an order, and waits for the credit of that as if the time for an undo were over. */
export async function deliverAtOnce(admin: Client, id: number): Promise<Order> {
  await setStatus(admin, id, "completed");
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  await database.query(
    `WITH due AS (UPDATE background_job SET run_at = now() WHERE task = 'finish-delivery' AND payload->>'number' = $1 RETURNING 1)
     SELECT pg_notify('zakh_jobs', '') FROM due`,
    [String(id)],
  );
  await database.end();
  await expect
    .poll(
      async () => {
        const { toReturn, toTransfer } = await inShop(admin, id);
        return toReturn - toTransfer;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  return inShop(admin, id);
}

/** Sends a change of an order; what it answers may be a refusal. */
export function sendChange(client: Client, { id }: Order, change: unknown) {
  return client.post<OrderOrRefusal>(`/api/admin/orders/${id}/changes`, change);
}

/** Changes an order, which may only offer it; must succeed. */
export async function changedOrder(admin: Client, order: Order, change: unknown): Promise<Order> {
  const answer = await sendChange(admin, order, change);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return exactly(orderContract, answer.body);
}
