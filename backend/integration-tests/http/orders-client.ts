import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { PAGE_MAX } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, order } from "@zakh/orders/contract";
import { expect } from "vitest";
import type { ZodType } from "zod";
import { Client, checkoutForm, commerceUrl, productThat, registeredShopper } from "./client";

/** The seed's shipping fee. */
export const SHIPPING_FEE = 4000;

/** Validates an answer against its schema, with no unknown keys; returns it. */
export function exactly<T>(schema: ZodType<T>, body: unknown): T {
  const parsed = schema.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

/** A product by the kilogram from 1 kg on, without tracked stock. */
export function plainProduct(): Promise<Product> {
  return productThat(({ unit, minOrderQuantity, packSize, priceDivisor, trackStock }) => {
    return unit === "kg" && minOrderQuantity === 1 && packSize === 1 && priceDivisor === 1 && !trackStock;
  });
}

export type Items = { productId: number; quantity: number }[];

/** A shopper for one test, who can order. */
export class Shopper {
  constructor(
    readonly client: Client,
    readonly user: User,
  ) {}

  static async register(): Promise<Shopper> {
    const { client, user } = await registeredShopper();
    return new Shopper(client, user);
  }

  /** A complete body of `POST /api/orders`. */
  async order(cartItems: unknown, orderData: Record<string, unknown> = {}) {
    return { orderData: { ...(await checkoutForm(this.user)), ...orderData }, cartItems };
  }

  async place(items: Items, client = this.client): Promise<PlacedOrder> {
    const { status, body } = await client.post<PlacedOrder>("/api/orders", await this.order(items));
    expect(status).toBe(201);
    return body;
  }
}

export interface MedusaOrder {
  id: string;
  display_id: number;
  status: string;
  email: string;
  total: number;
  payment_status: string;
  items: { quantity: number; title: string }[];
  payment_collections: { id: string; amount: number; payments: { id: string; refunds: unknown[] }[] }[];
}

/** A client signed in to Medusa's own dashboard, on Medusa's own port. */
export async function signedInDashboard(): Promise<Client> {
  const dashboard = new Client(commerceUrl);
  const { body } = await dashboard.post<{ token: string }>("/auth/user/emailpass", {
    email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
    password: process.env.ADMIN_PASSWORD,
  });
  await dashboard.post("/auth/session", undefined, { authorization: `Bearer ${body.token}` });
  return dashboard;
}

/** Medusa's ids of an order, and of its lines by their titles. */
export async function medusaIds(id: number): Promise<{ orderId: string; itemIds: Map<string, string> }> {
  const { rows } = await shopPool().query<{ orderId: string; itemId: string; title: string }>(
    `SELECT o.id AS "orderId", line.id AS "itemId", line.title FROM "order" o
     JOIN order_item item ON item.order_id = o.id AND item.version = o.version
     JOIN order_line_item line ON line.id = item.item_id WHERE o.display_id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`Medusa has no order ${id}`);
  return { orderId: rows[0].orderId, itemIds: new Map(rows.map(({ title, itemId }) => [title, itemId])) };
}

/** An order in Medusa's dashboard. */
export async function inMedusa(dashboard: Client, id: number): Promise<MedusaOrder> {
  const { orderId } = await medusaIds(id);
  const { status, body } = await dashboard.get<{ order: MedusaOrder }>(
    `/admin/orders/${orderId}?fields=display_id,status,email,total,payment_status,*items,*payment_collections,*payment_collections.payments,*payment_collections.payments.refunds`,
  );
  expect(status).toBe(200);
  return body.order;
}

/** An order in the shop, for an administrator. */
export async function inShop(admin: Client, id: number): Promise<Order> {
  return exactly(order, (await admin.get(`/api/orders/${id}`)).body);
}

/** Today in Seoul. */
export function todayInSeoul(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
}

/** The whole list of an admin's orders, page by page: without a limit it ends at 1,000 (ruling 14), and the tests place about as many. */
export async function allOrders(admin: Client, query: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (;;) {
    const { body } = await admin.get<Order[]>(`/api/orders?${query}&limit=${PAGE_MAX}&offset=${orders.length}`);
    orders.push(...body);
    if (body.length < PAGE_MAX) return orders;
  }
}
