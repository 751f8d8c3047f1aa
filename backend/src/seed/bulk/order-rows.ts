import { ORDER_STATUS } from "@zakh/orders/contract";
import type { SellingGround } from "@zakh/orders/read-models/selling-ground";
import { medusaPrice } from "@zakh/orders/workflows/pricing/medusa-price";
import type { PricedLine } from "@zakh/orders/workflows/pricing/price-lines";
import { FIRST_VERSION, lastChange, type MadeUpOrder, refunded } from "./made-up-order";
import { medusaId } from "./medusa-id";
import { type Clerk, orderDetailRows } from "./order-detail-rows";
import { paymentRows } from "./payment-rows";
import { dated, numeric, row, type TableRow } from "./table-rows";

/** The rows that the workflows `place-order` and `change-order-status` write for an order and what became of it. */
export function orderRows(order: MadeUpOrder, ground: SellingGround, clerk: Clerk): TableRow[] {
  const orderId = medusaId("order", order.placedAt);
  return [
    ...medusaOrderRows(orderId, order, ground),
    ...order.lines.flatMap((line, position) => lineRows(orderId, line, position, order.placedAt)),
    ...shippingRows(orderId, order, ground),
    ...orderDetailRows(orderId, order, clerk),
    ...paymentRows(orderId, order, clerk),
  ];
}

function medusaOrderRows(id: string, order: MadeUpOrder, ground: SellingGround): TableRow[] {
  const { form, status, placedAt, closedAt, total } = order;
  const addressId = medusaId("ordaddr", placedAt);
  const paid = order.paidAt === null ? 0 : total;
  const returned = refunded(order) ? total : 0;
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
      region_id: ground.regionId,
      sales_channel_id: ground.salesChannelId,
      customer_id: order.customerId,
      version: FIRST_VERSION,
      status: ORDER_STATUS[status].order,
      is_draft_order: false,
      email: form.customerEmail,
      currency_code: "krw",
      shipping_address_id: addressId,
      metadata: { depositor: form.transferAccountHolder },
      canceled_at: status === "cancelled" ? closedAt : null,
      ...dated(placedAt, closedAt ?? placedAt),
    }),
    row("order_summary", {
      id: medusaId("ordsum", placedAt),
      order_id: id,
      version: FIRST_VERSION,
      totals: {
        ...numeric("paid_total", paid),
        ...numeric("refunded_total", returned),
        ...numeric("transaction_total", paid - returned),
        ...numeric("pending_difference", total - paid + returned),
        ...numeric("accounting_total", total),
        ...numeric("credit_line_total", 0),
        ...numeric("current_order_total", total),
        ...numeric("original_order_total", total),
      },
      ...dated(placedAt, refunded(order) ? lastChange(order) : (order.paidAt ?? placedAt)),
    }),
  ];
}

function lineRows(orderId: string, line: PricedLine, position: number, placedAt: Date): TableRow[] {
  const { product, quantity, lineTotal } = line;
  const lineId = medusaId("ordli", placedAt);
  const { unitPrice, rounding } = medusaPrice({ ...product, quantity, lineTotal });
  const when = dated(placedAt);
  const snapshot = {
    name: product.name,
    image: product.imageUrl,
    category: product.category,
    price: product.price,
    priceDivisor: product.priceDivisor,
    productNumber: product.number,
    storeNumber: product.storeId,
    lineTotal,
    position,
  };
  return [
    row("order_line_item", {
      id: lineId,
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
      metadata: snapshot,
      ...when,
    }),
    row("order_item", {
      id: medusaId("orditem", placedAt),
      order_id: orderId,
      item_id: lineId,
      version: FIRST_VERSION,
      ...numeric("quantity", quantity),
      ...numeric("fulfilled_quantity", 0),
      ...numeric("shipped_quantity", 0),
      ...numeric("delivered_quantity", 0),
      ...numeric("return_requested_quantity", 0),
      ...numeric("return_received_quantity", 0),
      ...numeric("return_dismissed_quantity", 0),
      ...numeric("written_off_quantity", 0),
      metadata: snapshot,
      ...when,
    }),
    ...(rounding === 0
      ? []
      : [
          row("order_line_item_adjustment", {
            id: medusaId("ordliadj", placedAt),
            item_id: lineId,
            version: FIRST_VERSION,
            code: "ROUNDING",
            ...numeric("amount", rounding),
            is_tax_inclusive: true,
            ...when,
          }),
        ]),
  ];
}

function shippingRows(orderId: string, { shippingFee, placedAt }: MadeUpOrder, ground: SellingGround): TableRow[] {
  const methodId = medusaId("ordsm", placedAt);
  return [
    row("order_shipping_method", {
      id: methodId,
      name: "Хүргэлт",
      ...numeric("amount", shippingFee),
      is_tax_inclusive: true,
      is_custom_amount: false,
      shipping_option_id: ground.shippingOptionId,
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
