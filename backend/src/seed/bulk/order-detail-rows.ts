import { ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";
import { hashRequest } from "@zakh/orders/workflows/request-hash";
import { lastChange, type MadeUpOrder } from "./made-up-order";
import { medusaId } from "./medusa-id";
import { dated, numeric, row, type TableRow } from "./table-rows";

/** Who takes the money and closes the orders. */
export interface Clerk {
  /** Public id of the account. */
  number: number;
  name: string;
}

/** What the shop adds to Medusa's order: who ordered, what it cost, and every status that it has had. */
export function orderDetailRows(orderId: string, order: MadeUpOrder, clerk: Clerk): TableRow[] {
  const { form, placedAt } = order;
  const detailId = medusaId("ordet", placedAt);
  return [
    row("order_detail", {
      id: detailId,
      account_number: order.accountNumber,
      status: order.status,
      customer_name: form.customerName,
      customer_email: form.customerEmail,
      customer_phone: form.customerPhone,
      customer_address: form.customerAddress,
      payment_method: form.paymentMethod,
      bank_account: order.bankAccount,
      depositor: form.transferAccountHolder,
      ...numeric("subtotal", order.subtotal),
      ...numeric("shipping_fee", order.shippingFee),
      ...numeric("total", order.total),
      request_hash: hashRequest({ orderData: form, cartItems: order.items }),
      ...dated(placedAt, lastChange(order)),
    }),
    row("order_order_detail", {
      id: medusaId("link", placedAt),
      order_id: orderId,
      shop_order_detail_id: detailId,
      ...dated(placedAt),
    }),
    ...statusChanges(order).map(({ from, to, at }) =>
      row("order_status_change", {
        id: medusaId("ordch", at),
        order_detail_id: detailId,
        from_status: from,
        to_status: to,
        account_number: from === null ? order.accountNumber : clerk.number,
        account_name: from === null ? order.accountName : clerk.name,
        ...numeric("money_moved", order.total * (paid(to) - paid(from))),
        ...dated(at),
      }),
    ),
  ];
}

interface StatusChange {
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
}

function statusChanges({ status, placedAt, paidAt, closedAt }: MadeUpOrder): StatusChange[] {
  const changes: StatusChange[] = [{ from: null, to: "pending", at: placedAt }];
  if (paidAt) changes.push({ from: "pending", to: "processing", at: paidAt });
  if (closedAt) changes.push({ from: paidAt ? "processing" : "pending", to: status, at: closedAt });
  return changes;
}

function paid(status: OrderStatus | null): number {
  return status !== null && ORDER_STATUS[status].paid ? 1 : 0;
}
