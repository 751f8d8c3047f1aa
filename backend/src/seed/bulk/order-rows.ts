import { medusaOrderRows } from "@zakh/checkout/workflows/placing/medusa-order-rows";
import { medusaId } from "@zakh/kit/database/medusa-id";
import type { TableRow } from "@zakh/kit/database/table-rows";
import { ORDER_STATUS } from "@zakh/orders/contract";
import type { OrderDefaults } from "@zakh/orders/read-models/order-defaults";
import { orderLineRows } from "@zakh/orders/workflows/lines/order-line-rows";
import { type GeneratedOrder, lastChange, refunded } from "./generated-order";
import { type Clerk, orderDetailRows } from "./order-detail-rows";
import { paymentRows } from "./payment-rows";

/** The rows that the workflows `place-order` and `change-order-status` would write for an order and its changes. */
export function orderRows(number: number, order: GeneratedOrder, defaults: OrderDefaults, clerk: Clerk): TableRow[] {
  const { status, placedAt, paidAt, closedAt, total } = order;
  const id = medusaId("order", placedAt);
  const detailId = medusaId("ordet", placedAt);
  const lines = order.lines.map((line) => ({ ...line, lineItemId: medusaId("ordli", placedAt) }));
  const state = {
    status: ORDER_STATUS[status].order,
    canceledAt: ORDER_STATUS[status].cancelled ? closedAt : null,
    paid: paidAt === null ? 0 : total,
    refunded: refunded(order) ? total : 0,
    updatedAt: closedAt ?? placedAt,
    moneyAt: refunded(order) ? lastChange(order) : (paidAt ?? placedAt),
  };
  return [
    ...medusaOrderRows({ ...order, id, number, lines, defaults }, state),
    ...orderLineRows(detailId, lines, placedAt),
    ...orderDetailRows({ orderId: id, detailId, number }, order, clerk),
    ...paymentRows(id, order, clerk),
  ];
}
