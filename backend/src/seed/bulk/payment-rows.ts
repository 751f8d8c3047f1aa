import { BANK_TRANSFER_PROVIDER_ID } from "@zakh/bank-transfer/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import { FIRST_VERSION } from "@zakh/orders/workflows/placing/medusa-order-rows";
import { lastChange, type MadeUpOrder, refunded } from "./made-up-order";
import type { Clerk } from "./order-detail-rows";

/** Medusa's payment: awaited, captured, refunded, or cancelled. */
export function paymentRows(orderId: string, order: MadeUpOrder, clerk: Clerk): TableRow[] {
  const { payment, placedAt, paidAt, closedAt, total } = order;
  const collectionId = medusaId("pay_col", placedAt);
  const sessionId = medusaId("payses", placedAt);
  const awaited = closedAt === null ? "awaiting" : "canceled";
  const facts = { ...payment.details, depositor: payment.payer, session_id: sessionId };
  const provided = { provider_id: BANK_TRANSFER_PROVIDER_ID, currency_code: "krw", ...numeric("amount", total) };
  return [
    row("payment_collection", {
      id: collectionId,
      currency_code: "krw",
      ...numeric("amount", total),
      ...numeric("authorized_amount", paidAt && total),
      ...numeric("captured_amount", paidAt && total),
      ...numeric("refunded_amount", paidAt && (refunded(order) ? total : 0)),
      status: paidAt ? "completed" : awaited,
      completed_at: paidAt,
      // Completing an order does not change its payment; cancelling does.
      ...dated(placedAt, order.status === "completed" ? (paidAt ?? placedAt) : lastChange(order)),
    }),
    row("payment_session", {
      id: sessionId,
      payment_collection_id: collectionId,
      ...provided,
      data: { ...facts, status: paidAt ? "authorized" : "pending" },
      status: paidAt ? "authorized" : "pending",
      authorized_at: paidAt,
      ...dated(placedAt, paidAt ?? placedAt),
    }),
    row("order_payment_collection", {
      id: medusaId("ordpay", placedAt),
      order_id: orderId,
      payment_collection_id: collectionId,
      ...dated(placedAt),
    }),
    ...(paidAt ? moneyRows({ orderId, collectionId, sessionId, order, paidAt, clerk, provided, facts }) : []),
  ];
}

interface Money {
  orderId: string;
  collectionId: string;
  sessionId: string;
  order: MadeUpOrder;
  paidAt: Date;
  clerk: Clerk;
  /** Columns and data of both session and payment. */
  provided: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/** Captured money, and its refund when the order was cancelled, with the account that did it. */
function moneyRows({ orderId, collectionId, sessionId, order, paidAt, clerk, provided, facts }: Money): TableRow[] {
  const { total } = order;
  const returnedAt = refunded(order) ? order.closedAt : null;
  const paymentId = medusaId("pay", paidAt);
  const captureId = medusaId("capt", paidAt);
  const refundId = medusaId("ref", returnedAt ?? paidAt);
  const captured = { at: paidAt, kind: "captured" };
  const movements = returnedAt ? [captured, { at: returnedAt, kind: "refunded", amount: total }] : [captured];
  const by = { created_by: `account:${clerk.number}` };
  return [
    row("payment", {
      id: paymentId,
      payment_collection_id: collectionId,
      payment_session_id: sessionId,
      ...provided,
      data: { ...facts, status: "captured", movements },
      captured_at: paidAt,
      ...dated(paidAt, returnedAt ?? paidAt),
    }),
    row("capture", { id: captureId, payment_id: paymentId, ...numeric("amount", total), ...by, ...dated(paidAt) }),
    transactionRow(orderId, total, "capture", captureId, paidAt),
    ...(returnedAt
      ? [
          row("refund", {
            id: refundId,
            payment_id: paymentId,
            ...numeric("amount", total),
            ...by,
            ...dated(returnedAt),
          }),
          transactionRow(orderId, -total, "refund", refundId, returnedAt),
        ]
      : []),
  ];
}

/** A transaction of Medusa's order. */
function transactionRow(
  orderId: string,
  amount: number,
  reference: "capture" | "refund",
  referenceId: string,
  at: Date,
): TableRow {
  return row("order_transaction", {
    id: medusaId("ordtrx", at),
    order_id: orderId,
    version: FIRST_VERSION,
    ...numeric("amount", amount),
    currency_code: "krw",
    reference,
    reference_id: referenceId,
    ...dated(at),
  });
}
