import type { DeliveryPlan } from "@zakh/delivery/contract";
import type { Language } from "@zakh/kit/contract";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { OrderForm, OrderStatus } from "@zakh/orders/contract";
import type { PreparedPayment } from "@zakh/orders/payment/payment-method";
import type { RequestIdentity } from "./idempotency";

/** The shop's data of Medusa's order; amounts in whole won. */
export interface OrderDetail extends RequestIdentity {
  id: string;
  /** Public id of the order: Medusa's `display_id`. Without it the database must compute it. */
  number?: number;
  status: OrderStatus;
  form: OrderForm;
  language: Language;
  payment: PreparedPayment;
  subtotal: number;
  shippingFee: number;
  transferDiscount: number;
  total: number;
  paymentDeadline: Date | null;
  /** Null where no day is promised. */
  delivery: Pick<DeliveryPlan, "leavesOn" | "arrivesOn"> | null;
  /** Only of an order that an admin placed. */
  linkKey?: string | null;
  placedAt: Date;
  updatedAt: Date;
}

/** The row of an order's detail, with payment and prices as of the order (ruling 8). */
export function orderDetailRow(detail: OrderDetail): TableRow {
  const { form } = detail;
  return row("order_detail", {
    id: detail.id,
    ...(detail.number === undefined ? {} : { order_number: detail.number }),
    account_number: detail.accountNumber,
    status: detail.status,
    customer_name: form.customerName,
    customer_email: form.customerEmail,
    customer_phone: form.customerPhone,
    customer_address: form.customerAddress,
    address_parts: form.address ?? null,
    delivery_note: form.deliveryNote ?? "",
    language: detail.language,
    payment_method: form.paymentMethod,
    payment_details: detail.payment.details,
    depositor: detail.payment.payer,
    ...numeric("subtotal", detail.subtotal),
    ...numeric("shipping_fee", detail.shippingFee),
    transfer_discount: detail.transferDiscount,
    weight_refund: form.weightRefund ?? "auto",
    ...numeric("total", detail.total),
    payment_deadline: detail.paymentDeadline,
    leaves_on: detail.delivery?.leavesOn ?? null,
    arrives_on: detail.delivery?.arrivesOn ?? null,
    idempotency_key: detail.idempotencyKey,
    request_hash: detail.requestHash,
    link_key: detail.linkKey ?? null,
    ...dated(detail.placedAt, detail.updatedAt),
  });
}
