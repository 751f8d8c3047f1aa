import { PaymentCollectionStatus } from "@medusajs/framework/utils";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { OpenedSession } from "../payment/provider-calls";
import { type MedusaOrderParts, medusaOrderRows } from "./medusa-order-rows";
import { orderLineRows } from "./order-line-rows";

/** An order that is being placed. */
export interface NewOrder extends MedusaOrderParts {
  /** Ids of the shop's detail, and of the awaited payment. */
  detailId: string;
  collectionId: string;
  session: OpenedSession;
  /** Public id and name of the ordering account. */
  accountNumber: number;
  accountName: string;
}

/**
 * Rows of Medusa's order, the shop's lines, the awaited payment, the links to the shop's detail, and the first history
 * entry.
 */
export function newOrderRows(order: NewOrder): TableRow[] {
  const { id, detailId, collectionId, placedAt } = order;
  return [
    ...medusaOrderRows(order),
    ...orderLineRows(detailId, order.lines, placedAt),
    ...awaitedPaymentRows(order),
    row("order_order_detail", {
      id: medusaId("link", placedAt),
      order_id: id,
      shop_order_detail_id: detailId,
      ...dated(placedAt),
    }),
    row("order_payment_collection", {
      id: medusaId("ordpay", placedAt),
      order_id: id,
      payment_collection_id: collectionId,
      ...dated(placedAt),
    }),
    row("order_status_change", {
      id: medusaId("ordch", placedAt),
      order_detail_id: detailId,
      from_status: null,
      to_status: "pending",
      account_number: order.accountNumber,
      account_name: order.accountName,
      ...dated(placedAt),
    }),
  ];
}

/** The rows that Medusa's module would write: an awaited payment with the session that its provider started. */
function awaitedPaymentRows({ collectionId, session, total, placedAt }: NewOrder): TableRow[] {
  const money = { currency_code: "krw", ...numeric("amount", total) };
  return [
    row("payment_collection", {
      id: collectionId,
      ...money,
      status: PaymentCollectionStatus.AWAITING,
      ...dated(placedAt),
    }),
    row("payment_session", {
      ...session,
      payment_collection_id: collectionId,
      ...money,
      ...dated(placedAt),
    }),
  ];
}
