import { BANK_TRANSFER_PROVIDER_ID } from "@zakh/bank-transfer/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import { ORDER_STATUS } from "@zakh/orders/contract";
import { type GeneratedOrder, lastChange } from "./generated-order";
import type { Clerk } from "./order-detail-rows";

/** Medusa's payment: awaited, captured whole, or cancelled with its order. */
export function paymentRows(orderId: string, order: GeneratedOrder, clerk: Clerk): TableRow[] {
  const { payment, placedAt, paidAt, status, total } = order;
  const collectionId = medusaId("pay_col", placedAt);
  const sessionId = medusaId("payses", placedAt);
  const isCancelled = ORDER_STATUS[status].cancelled;
  const captured = isCancelled || !paidAt ? null : total;
  const facts = { ...payment.details, depositor: payment.payer, session_id: sessionId };
  const provided = { provider_id: BANK_TRANSFER_PROVIDER_ID, currency_code: "krw", ...numeric("amount", total) };
  const sessionStatus = isCancelled ? "canceled" : paidAt ? "authorized" : "pending";
  return [
    row("payment_collection", {
      id: collectionId,
      currency_code: "krw",
      ...numeric("amount", total),
      ...numeric("authorized_amount", captured),
      ...numeric("captured_amount", captured),
      status: isCancelled ? "canceled" : paidAt ? "completed" : "awaiting",
      completed_at: captured && paidAt,
      // Completing an order does not change its payment; cancelling does.
      ...dated(placedAt, ORDER_STATUS[status].delivered ? (paidAt ?? placedAt) : lastChange(order)),
    }),
    row("payment_session", {
      id: sessionId,
      payment_collection_id: collectionId,
      ...provided,
      data: facts,
      status: sessionStatus,
      authorized_at: paidAt,
      ...dated(placedAt, paidAt ?? placedAt),
    }),
    row("order_payment_collection", {
      id: medusaId("ordpay", placedAt),
      order_id: orderId,
      payment_collection_id: collectionId,
      ...dated(placedAt),
    }),
    ...(paidAt ? captureRows({ collectionId, sessionId, paidAt, clerk, provided, facts, total }) : []),
  ];
}

interface Captured {
  collectionId: string;
  sessionId: string;
  paidAt: Date;
  clerk: Clerk;
  /** Columns and data of both session and payment. */
  provided: Record<string, unknown>;
  facts: Record<string, unknown>;
  total: number;
}

/** The captured payment, with the account that said so. */
function captureRows({ collectionId, sessionId, paidAt, clerk, provided, facts, total }: Captured): TableRow[] {
  const paymentId = medusaId("pay", paidAt);
  return [
    row("payment", {
      id: paymentId,
      payment_collection_id: collectionId,
      payment_session_id: sessionId,
      ...provided,
      data: facts,
      captured_at: paidAt,
      ...dated(paidAt),
    }),
    row("capture", {
      id: medusaId("capt", paidAt),
      payment_id: paymentId,
      ...numeric("amount", total),
      created_by: `account:${clerk.number}`,
      ...dated(paidAt),
    }),
  ];
}
