import { PaymentCollectionStatus } from "@medusajs/framework/utils";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import { ORDER_STATUS, STATUS_WHEN } from "@zakh/orders/contract";
import { orderLineRows } from "@zakh/orders/workflows/lines/order-line-rows";
import type { OpenedSession } from "@zakh/orders/workflows/payment/provider-calls";
import { cashReceiptRows } from "./cash-receipt-rows";
import { type MedusaOrderParts, medusaOrderRows, transactionRow } from "./medusa-order-rows";

/** An order that is being placed. */
export interface NewOrder extends MedusaOrderParts {
  /** Ids of the shop's detail, and of the awaited payment. */
  detailId: string;
  collectionId: string;
  session: OpenedSession;
  /** Public id and name of the ordering account. */
  accountNumber: number;
  accountName: string;
  /** The admin who placed it for the account. */
  placedBy?: { number: number; name: string } | null;
  /** The cart of `/store` that became it. */
  cart?: { id: string } | null;
  /** Whole won of the customer's credit that pay it, or a part of it. */
  creditUsed: number;
}

/**
 * Rows of Medusa's order, the shop's lines, the cash receipt, the awaited payment, the links to the shop's detail, the first
 * history entry, and the credit that it used.
 */
export function newOrderRows(order: NewOrder): TableRow[] {
  const { id, detailId, collectionId, placedAt, creditUsed: paid } = order;
  const when = { canceledAt: null, updatedAt: placedAt, moneyAt: placedAt };
  const changeId = medusaId("ordch", placedAt);
  return [
    ...medusaOrderRows(order, { status: ORDER_STATUS[STATUS_WHEN.placed].order, paid, refunded: 0, ...when }),
    ...orderLineRows(detailId, order.lines, placedAt),
    ...cashReceiptRows(order),
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
    ...(order.cart ? [cartLinkRow(order, order.cart.id)] : []),
    row("order_status_change", {
      id: changeId,
      order_detail_id: detailId,
      from_status: null,
      to_status: STATUS_WHEN.placed,
      account_number: order.placedBy?.number ?? order.accountNumber,
      account_name: order.placedBy?.name ?? order.accountName,
      ...dated(placedAt),
    }),
    ...creditRows(order, changeId),
  ];
}

/** Medusa's link of an order to its cart. */
function cartLinkRow({ id, placedAt }: NewOrder, cartId: string): TableRow {
  return row("order_cart", {
    id: medusaId("ordercart", placedAt),
    order_id: id,
    cart_id: cartId,
    ...dated(placedAt),
  });
}

function creditRows({ id, detailId, creditUsed, placedAt }: NewOrder, changeId: string): TableRow[] {
  if (creditUsed === 0) return [];
  const entry = {
    id: medusaId("mony", placedAt),
    order_detail_id: detailId,
    change_id: changeId,
    kind: "credit_used",
    ...numeric("amount", creditUsed),
    ...dated(placedAt),
  };
  const used = { kind: "credit_used" as const, amount: creditUsed, changeId };
  return [row("money_entry", entry), transactionRow({ id, at: placedAt }, used)];
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
