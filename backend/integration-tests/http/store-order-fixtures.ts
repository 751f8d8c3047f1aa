import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type StoreStepInput, type WorkedStoreOrder, workedStoreOrder } from "@zakh/marketplace/contract";
import type { Order } from "@zakh/orders/contract";
import { expect } from "vitest";
import type { Client } from "./client";
import { exactly, Shopper } from "./orders-client";
import { addProduct, type Owner } from "./store-fixtures";
import { newTrackingNumber } from "./test-courier";
import { placedOrder, setStatus } from "./test-orders";

export interface Bought {
  order: Order;
  shopper: Shopper;
}

/** An order of its own buyer, one unit of each product. */
export async function ordered(admin: Client, ...products: Product[]): Promise<Bought> {
  const shopper = await Shopper.register();
  const items = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  return { shopper, order: await placedOrder(admin, shopper, items) };
}

/** The same, paid. */
export async function paid(admin: Client, ...products: Product[]): Promise<Bought> {
  const { shopper, order } = await ordered(admin, ...products);
  return { shopper, order: await setStatus(admin, order.id, "processing") };
}

/** Where a store works an order. */
export const workPath = ({ store }: Owner, { id }: { id: number }) => `/api/stores/${store.id}/orders/${id}`;

/** A store's part of an order, as its owner reads it. */
export async function readPart(of: Owner, order: Order): Promise<WorkedStoreOrder> {
  return exactly(workedStoreOrder, (await of.client.get(workPath(of, order))).body);
}

/** Takes a step; must succeed. */
export async function take(of: Owner, order: Order, input: StoreStepInput): Promise<WorkedStoreOrder> {
  const { status, body } = await of.client.post(`${workPath(of, order)}/steps`, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(workedStoreOrder, body);
}

/** Tries a step; status and code of what it answers. */
export async function tryStep(of: Owner, order: Order, input: unknown): Promise<[number, string | undefined]> {
  const { status, body } = await of.client.post<{ code?: string }>(`${workPath(of, order)}/steps`, input);
  return [status, body.code];
}

/** Says of a line that it cannot be delivered, or that it can. */
export function refuse(of: Owner, order: Order, product: Product, isUndeliverable = true) {
  const itemId = order.items.find(({ productId }) => productId === product.id)?.id;
  const path = `${workPath(of, order)}/undeliverable`;
  return of.client.put<WorkedStoreOrder & { code: string }>(path, { itemId, isUndeliverable });
}

/** A step to a courier with a number that no other test has. */
export const handedOver = () =>
  ({ step: "handed_over", parcel: { courier: "cj", trackingNumber: newTrackingNumber() } }) as const;

/** A paid order of a new product of the store, for bodies of all calls. */
export async function partToWork(admin: Client, owner: Owner): Promise<{ order: Order; path: string }> {
  const products = [await addProduct(owner, "Мантуун бууз"), await addProduct(owner, "Бялуу")];
  const { order } = await paid(admin, ...products);
  return { order, path: workPath(owner, order) };
}

/** How many messages to devices are queued about something, to pages whose path begins so. */
export async function pushesAbout(what: string, path: string): Promise<number> {
  const { rowCount } = await shopPool().query(
    "SELECT FROM background_job WHERE id LIKE 'push:' || $1 || ':%' AND starts_with(payload->'message'->>'path', $2)",
    [what, path],
  );
  return rowCount ?? 0;
}
