import type { MedusaContainer } from "@medusajs/framework/types";
import { getOrderDetailWorkflow } from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { findOrderState } from "@zakh/orders/read-models/order-state";
import { findOrder } from "@zakh/orders/read-models/orders";

export async function sumsOf(number: number) {
  const { received, due, toReturn } = (await findOrder(shopPool(), number)) ?? {};
  return { received, due, toReturn };
}

export async function stateOf(number: number) {
  const state = await findOrderState(shopPool(), number);
  if (!state) throw new Error(`No order ${number}`);
  return state;
}

/** The customer's credit pays a waiting order whole, as when it was placed with it. */
export async function payByCredit(number: number): Promise<void> {
  await shopPool().query(
    `INSERT INTO money_entry (id, order_detail_id, change_id, kind, amount, raw_amount)
     SELECT 'mony_' || gen_random_uuid(), d.id, change.id, 'credit_used', d.total, d.raw_total
     FROM order_detail d JOIN order_status_change change ON change.order_detail_id = d.id WHERE d.order_number = $1 LIMIT 1`,
    [number],
  );
}

interface MedusaPayment {
  id: string;
  status: string;
  captured_amount?: unknown;
  refunded_amount?: unknown;
}

/** The order as Medusa's dashboard shows it, its payments oldest first. */
export async function inMedusa(container: MedusaContainer, number: number) {
  const { orderId } = await stateOf(number);
  const { result: order } = await getOrderDetailWorkflow(container).run({
    input: {
      order_id: orderId,
      fields: ["status", "canceled_at", "total", "summary.*", "payment_status", "payment_collections.*"],
    },
  });
  const collections = (order.payment_collections ?? []) as unknown as MedusaPayment[];
  const payments = collections
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ status, captured_amount, refunded_amount }) => ({
      status,
      captured: Number(captured_amount ?? 0),
      refunded: Number(refunded_amount ?? 0),
    }));
  return {
    status: order.status,
    canceled: Boolean(order.canceled_at),
    total: Number(order.total),
    owed: Number(order.summary?.pending_difference),
    /** Won that its transactions say came in, less what went back. */
    held: Number(order.summary?.transaction_total),
    paymentStatus: order.payment_status,
    payments,
  };
}

/** All stored columns of the order's payments. */
export async function paymentRows(number: number) {
  const { rows } = await shopPool().query(
    `SELECT pc.id, pc.status, pc.completed_at, session.status, session.data, session.authorized_at,
       payment.id AS payment, payment.data AS payment_data, payment.captured_at
     FROM "order" o JOIN order_payment_collection link ON link.order_id = o.id AND link.deleted_at IS NULL
     JOIN payment_collection pc ON pc.id = link.payment_collection_id
     LEFT JOIN payment_session session ON session.payment_collection_id = pc.id
     LEFT JOIN payment ON payment.payment_collection_id = pc.id
     WHERE o.display_id = $1 ORDER BY pc.id, session.id, payment.id`,
    [number],
  );
  return rows;
}

/** The expected state in Medusa for each status of an order of `total` won of which the shop holds `held`. */
export function agreement(status: OrderStatus, total: number, held: number) {
  const open = { status: "pending", canceled: false, total, held, owed: total - held };
  const payment = (is: string, captured = 0) => ({ payments: [{ status: is, captured, refunded: 0 }] });
  const processing = { ...open, paymentStatus: "captured", ...payment("completed", total) };
  return {
    pending: { ...open, paymentStatus: "awaiting", ...payment("awaiting") },
    processing,
    completed: { ...processing, status: "completed" },
    cancelled: { ...open, status: "canceled", canceled: true, paymentStatus: "canceled", ...payment("canceled") },
  }[status];
}

export const isPaid = (status: OrderStatus) => status === "processing" || status === "completed";
