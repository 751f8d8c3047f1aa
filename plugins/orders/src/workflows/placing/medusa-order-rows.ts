import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, numeric, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { OrderForm } from "../../contract/checkout";
import type { MoneyEntryKind } from "../../contract/money";
import type { PreparedPayment } from "../../payment/payment-method";
import type { OrderDefaults } from "../../read-models/order-defaults";
import { medusaPrice } from "../pricing/medusa-price";
import { largestLine, type PricedLine } from "../pricing/price-lines";

/** Name of the shipping method in Medusa's dashboard. */
const SHIPPING_NAME = "Хүргэлт";
/** Marks the adjustment that rounds a line to whole won. */
export const ROUNDING_CODE = "ROUNDING";
/** Marks the adjustment that takes the transfer discount off a line (ruling 47). */
export const TRANSFER_DISCOUNT_CODE = "TRANSFER_DISCOUNT";
/** Medusa's version number of an order that was never edited. */
export const FIRST_VERSION = 1;

/** A line with the id of Medusa's line item. */
export type OrderedLine = PricedLine & { lineItemId: string };

/** The parts of Medusa's order; amounts in whole won. */
export interface MedusaOrderParts {
  /** Medusa's id, like those of the lines. */
  id: string;
  /** Public id: Medusa's `display_id`. */
  number: number;
  placedAt: Date;
  form: OrderForm;
  payment: Pick<PreparedPayment, "payer">;
  /** Id of Medusa's Customer. */
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

/** Where rows of lines belong: Medusa's order, its version, and when they are written. */
interface Place extends Pick<MedusaOrderParts, "id" | "placedAt"> {
  version?: number;
}

/** The rows of a line in a version of Medusa's order, the first by default. */
export function lineRows(place: Place, line: OrderedLine): TableRow[] {
  const { id: orderId, placedAt, version = FIRST_VERSION } = place;
  const { product, quantity, lineItemId } = line;
  const { unitPrice } = medusaPrice({ ...product, ...line });
  const when = dated(placedAt);
  return [
    row("order_line_item", {
      id: lineItemId,
      title: product.name,
      subtitle: product.category,
      thumbnail: product.imageUrl,
      product_id: product.productId,
      product_title: product.name,
      variant_id: product.variantId,
      requires_shipping: true,
      is_discountable: true,
      is_tax_inclusive: true,
      is_custom_price: false,
      is_giftcard: false,
      ...numeric("unit_price", unitPrice),
      ...when,
    }),
    row("order_item", {
      id: medusaId("orditem", placedAt),
      order_id: orderId,
      item_id: lineItemId,
      version,
      ...numeric("quantity", quantity),
      ...numeric("fulfilled_quantity", 0),
      ...numeric("shipped_quantity", 0),
      ...numeric("delivered_quantity", 0),
      ...numeric("return_requested_quantity", 0),
      ...numeric("return_received_quantity", 0),
      ...numeric("return_dismissed_quantity", 0),
      ...numeric("written_off_quantity", 0),
      ...when,
    }),
    ...roundingRows(place, { ...product, ...line }),
  ];
}

/** The adjustment that rounds a line to whole won; none where its price is exact. */
export function roundingRows(
  { placedAt, version = FIRST_VERSION }: Omit<Place, "id">,
  { lineItemId, ...line }: { lineItemId: string } & Parameters<typeof medusaPrice>[0],
): TableRow[] {
  const { rounding } = medusaPrice(line);
  return rounding === 0
    ? []
    : [adjustmentRow({ lineItemId, code: ROUNDING_CODE, amount: rounding, placedAt, version })];
}

interface Discounted extends Omit<Place, "id"> {
  lines: readonly { lineItemId: string; lineTotal: number }[];
  transferDiscount: number;
}

/** The adjustment that takes the transfer discount off the largest line; none without one. */
export function discountRows({ lines, transferDiscount, placedAt, version = FIRST_VERSION }: Discounted): TableRow[] {
  if (transferDiscount === 0) return [];
  const { lineItemId } = largestLine(lines);
  return [adjustmentRow({ lineItemId, code: TRANSFER_DISCOUNT_CODE, amount: transferDiscount, placedAt, version })];
}

interface Adjustment {
  lineItemId: string;
  code: string;
  amount: number;
  placedAt: Date;
  version: number;
}

/** Subtracts won from a line. */
function adjustmentRow({ lineItemId, code, amount, placedAt, version }: Adjustment): TableRow {
  return row("order_line_item_adjustment", {
    id: medusaId("ordliadj", placedAt),
    item_id: lineItemId,
    version,
    code,
    ...numeric("amount", amount),
    is_tax_inclusive: true,
    ...dated(placedAt),
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
