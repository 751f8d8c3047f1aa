import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { MoneyEntryKind, OrderForm } from "@zakh/orders/contract";
import type { PreparedPayment } from "@zakh/orders/payment/payment-method";
import type { OrderDefaults } from "@zakh/orders/read-models/order-defaults";
import { discountRows, FIRST_VERSION, lineRows, type OrderedLine } from "@zakh/orders/workflows/lines/medusa-lines";

/** Name of the shipping method in Medusa's dashboard. */
const SHIPPING_NAME = "Хүргэлт";

/** The parts of Medusa's order; amounts in whole won. */
export interface MedusaOrderParts {
  /** Medusa's id, like those of the lines. */
  id: string;
  /** Public id: Medusa's `display_id`. */
  number: number;
  placedAt: Date;
  form: OrderForm;
  payment: Pick<PreparedPayment, "payer">;
  customerId: string;
  defaults: OrderDefaults;
  lines: readonly OrderedLine[];
  shippingFee: number;
  /** At most the total of the largest line, which Medusa takes it off. */
  transferDiscount: number;
  total: number;
}

/** The state of an order after it was placed. */
export interface MedusaOrderState {
  status: string;
  canceledAt: Date | null;
  /** Whole won received and refunded. */
  paid: number;
  refunded: number;
  /** When its status and its money last changed. */
  updatedAt: Date;
  moneyAt: Date;
}

/** The rows that Medusa's own `createOrders` would write; a test compares them. */
export function medusaOrderRows(order: MedusaOrderParts, state: MedusaOrderState): TableRow[] {
  const { id, number, placedAt, form, customerId, defaults, total } = order;
  const { paid, refunded } = state;
  const addressId = medusaId("ordaddr", placedAt);
  return [
    row("order_address", {
      id: addressId,
      first_name: form.customerName,
      phone: form.customerPhone,
      address_1: form.customerAddress,
      country_code: "kr",
      ...dated(placedAt),
    }),
    row("order", {
      id,
      display_id: number,
      region_id: defaults.regionId,
      sales_channel_id: defaults.salesChannelId,
      customer_id: customerId,
      version: FIRST_VERSION,
      status: state.status,
      is_draft_order: false,
      email: form.customerEmail || null,
      currency_code: "krw",
      shipping_address_id: addressId,
      metadata: { depositor: order.payment.payer },
      canceled_at: state.canceledAt,
      ...dated(placedAt, state.updatedAt),
    }),
    row("order_summary", {
      id: medusaId("ordsum", placedAt),
      order_id: id,
      version: FIRST_VERSION,
      totals: {
        ...numeric("paid_total", paid),
        ...numeric("refunded_total", refunded),
        ...numeric("transaction_total", paid - refunded),
        ...numeric("pending_difference", total - paid + refunded),
        ...numeric("accounting_total", total),
        ...numeric("credit_line_total", 0),
        ...numeric("current_order_total", total),
        ...numeric("original_order_total", total),
      },
      ...dated(placedAt, state.moneyAt),
    }),
    ...order.lines.flatMap((line) => lineRows(order, line)),
    ...discountRows(order),
    ...shippingRows(order),
  ];
}

/** Medusa's transaction of an entry of the order's money, in whole won; negative where money went back. */
export function transactionRow(
  { id: orderId, at }: { id: string; at: Date },
  { kind, amount, changeId }: { kind: MoneyEntryKind; amount: number; changeId: string },
): TableRow {
  return row("order_transaction", {
    id: medusaId("ordtrx", at),
    order_id: orderId,
    version: FIRST_VERSION,
    ...numeric("amount", amount),
    currency_code: "krw",
    reference: kind,
    reference_id: changeId,
    ...dated(at),
  });
}

function shippingRows({ id: orderId, shippingFee, defaults, placedAt }: MedusaOrderParts): TableRow[] {
  const methodId = medusaId("ordsm", placedAt);
  return [
    row("order_shipping_method", {
      id: methodId,
      name: SHIPPING_NAME,
      ...numeric("amount", shippingFee),
      is_tax_inclusive: true,
      is_custom_amount: false,
      shipping_option_id: defaults.shippingOptionId,
      ...dated(placedAt),
    }),
    row("order_shipping", {
      id: medusaId("ordspmv", placedAt),
      order_id: orderId,
      shipping_method_id: methodId,
      version: FIRST_VERSION,
      ...dated(placedAt),
    }),
  ];
}
