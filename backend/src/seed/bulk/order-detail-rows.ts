import { transactionRow } from "@zakh/checkout/workflows/placing/medusa-order-rows";
import { orderDetailRow } from "@zakh/checkout/workflows/placing/order-detail-row";
import { hashRequest } from "@zakh/checkout/workflows/request-hash";
import { DEFAULT_LANGUAGE } from "@zakh/kit/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import { MONEY_ENTRY, type MoneyEntryKind, ORDER_STATUS, type OrderStatus, STATUS_WHEN } from "@zakh/orders/contract";
import { type GeneratedOrder, lastChange } from "./generated-order";

/** The account that records payments and closes the orders. */
export interface Clerk {
  number: number;
  name: string;
}

interface Ids {
  /** Ids of Medusa's order and of the shop's detail. */
  orderId: string;
  detailId: string;
  number: number;
}

/** The shop's rows of an order: the customer, the costs, and the history of its status. */
export function orderDetailRows({ orderId, detailId, number }: Ids, order: GeneratedOrder, clerk: Clerk): TableRow[] {
  const { form, payment, placedAt } = order;
  return [
    orderDetailRow({
      ...order,
      id: detailId,
      number,
      language: DEFAULT_LANGUAGE,
      // Old orders; nobody waits for their day.
      delivery: null,
      idempotencyKey: null,
      requestHash: hashRequest({ orderData: form, cartItems: order.items }),
      updatedAt: lastChange(order),
    }),
    row("order_order_detail", {
      id: medusaId("link", placedAt),
      order_id: orderId,
      shop_order_detail_id: detailId,
      ...dated(placedAt),
    }),
    ...statusChanges(order).flatMap(({ from, to, at }) => {
      const changeId = medusaId("ordch", at);
      return [
        row("order_status_change", {
          id: changeId,
          order_detail_id: detailId,
          from_status: from,
          to_status: to,
          account_number: from === null ? order.accountNumber : clerk.number,
          account_name: from === null ? order.accountName : clerk.name,
          ...dated(at),
        }),
        ...moneyKinds(from, to).flatMap((kind) => [
          row("money_entry", {
            id: medusaId("mony", at),
            order_detail_id: detailId,
            change_id: changeId,
            kind,
            ...numeric("amount", order.total),
            payer: kind === "received" ? payment.payer : null,
            ...dated(at),
          }),
          ...transactionRows({ id: orderId, at }, { kind, amount: order.total, changeId }),
        ]),
      ];
    }),
  ];
}

function transactionRows(of: Parameters<typeof transactionRow>[0], entry: Parameters<typeof transactionRow>[1]) {
  const amount = MONEY_ENTRY[entry.kind].held * entry.amount;
  return amount === 0 ? [] : [transactionRow(of, { ...entry, amount })];
}

interface StatusChange {
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
}

function statusChanges({ status, placedAt, paidAt, closedAt }: GeneratedOrder): StatusChange[] {
  const changes: StatusChange[] = [{ from: null, to: STATUS_WHEN.placed, at: placedAt }];
  if (paidAt) changes.push({ from: STATUS_WHEN.placed, to: STATUS_WHEN.paid, at: paidAt });
  if (closedAt) changes.push({ from: paidAt ? STATUS_WHEN.paid : STATUS_WHEN.placed, to: status, at: closedAt });
  return changes;
}

/** A cancelled order's money has been refunded. */
function moneyKinds(from: OrderStatus | null, to: OrderStatus): MoneyEntryKind[] {
  const wasPaid = from !== null && ORDER_STATUS[from].paid;
  if (ORDER_STATUS[to].paid === wasPaid) return [];
  return wasPaid ? ["to_return", "returned"] : ["received"];
}
