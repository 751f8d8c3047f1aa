import { shopPool } from "@zakh/kit/database/pool";
import { type Order, order as orderContract } from "@zakh/orders/contract";
import { expect } from "vitest";
import { type Client, commerceUrl, fromElsewhere } from "./client";
import { exactly, plainProduct, type Shopper } from "./orders-client";

/** A tracking number that no other test has: 12 digits. */
export function newTrackingNumber(): string {
  return String(600_000_000_000 + Math.floor(Math.random() * 300_000_000_000));
}

/** An order that its shopper has paid; orders of one address are limited, so it comes from elsewhere. */
export async function paidOrderOf(admin: Client, shopper: Shopper): Promise<number> {
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }], client);
  await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  return id;
}

export const sentPath = (id: number) => `/api/admin/orders/${id}/sent`;

/** Marks the order as sent. */
export async function send(admin: Client, id: number, trackingNumber: string, courier = "cj"): Promise<Order> {
  const { status, body } = await admin.put(sentPath(id), { courier, trackingNumber });
  expect(status, JSON.stringify(body)).toBe(200);
  return exactly(orderContract, body);
}

/** Subjects of the mails about the order's parcel, oldest first, sent or held. */
export async function mailsAbout(id: number): Promise<{ subject: string; held: boolean }[]> {
  const { rows } = await shopPool().query<{ subject: string; held: boolean }>(
    `SELECT mail.subject, coalesce(job.run_at > now() + interval '4 minutes', false) AS held
     FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id
     JOIN outgoing_mail mail ON mail.key = 'order-sent:' || change.id
     LEFT JOIN background_job job ON job.id = mail.id
     WHERE d.order_number = $1 ORDER BY change.number`,
    [id],
  );
  return rows;
}
