import { PaymentCollectionStatus } from "@medusajs/framework/utils";
import { BANK_TRANSFER_PROVIDER_ID, type BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { awaited } from "@zakh/bank-transfer/payment/awaited";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import { type MedusaOrderParts, medusaOrderRows } from "./medusa-order-rows";
import { orderLineRows } from "./order-line-rows";

/** An order that is being placed. */
export interface NewOrder extends MedusaOrderParts {
  /** Ids of the shop's detail, and of the payment that the order waits for. */
  detailId: string;
  collectionId: string;
  sessionId: string;
  /** The account that the money comes to. */
  bankAccount: BankAccountSnapshot;
  /** Who orders: public id and name of the account. */
  accountNumber: number;
  accountName: string;
}

/** Medusa's order, the shop's lines, the payment it waits for, what ties them to the shop's detail, and the first of its history. */
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

/** As `openPayment` has them written by Medusa's module: a payment that its dashboard shows as awaited. */
function awaitedPaymentRows({ collectionId, sessionId, total, bankAccount, form, placedAt }: NewOrder): TableRow[] {
  const money = { currency_code: "krw", ...numeric("amount", total) };
  return [
    row("payment_collection", {
      id: collectionId,
      ...money,
      status: PaymentCollectionStatus.AWAITING,
      ...dated(placedAt),
    }),
    row("payment_session", {
      id: sessionId,
      payment_collection_id: collectionId,
      provider_id: BANK_TRANSFER_PROVIDER_ID,
      ...money,
      ...awaited({ bankAccount, depositor: form.transferAccountHolder, session_id: sessionId }),
      ...dated(placedAt),
    }),
  ];
}
