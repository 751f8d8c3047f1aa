import type { CreateOrderDTO, CreateOrderLineItemDTO } from "@medusajs/framework/types";
import type { MedusaOrderParts } from "@zakh/checkout/workflows/placing/medusa-order-rows";
import { medusaPrice } from "@zakh/orders/workflows/pricing/medusa-price";
import { largestLine } from "@zakh/orders/workflows/pricing/price-lines";

/** Name of the shipping method in Medusa's dashboard. */
const SHIPPING_NAME = "Хүргэлт";
/** Marks the adjustment that rounds a line to whole won. */
const ROUNDING_CODE = "ROUNDING";
/** Marks the adjustment that takes the transfer discount off a line. */
const TRANSFER_DISCOUNT_CODE = "TRANSFER_DISCOUNT";

/** The input for Medusa's own order service, to compare its rows with the shop's. */
export function medusaOrder({
  defaults,
  form,
  payment,
  customerId,
  lines,
  shippingFee,
  transferDiscount,
}: MedusaOrderParts): CreateOrderDTO {
  const { regionId, salesChannelId, shippingOptionId } = defaults;
  return {
    region_id: regionId,
    sales_channel_id: salesChannelId ?? undefined,
    currency_code: "krw",
    customer_id: customerId,
    email: form.customerEmail,
    shipping_address: {
      first_name: form.customerName,
      phone: form.customerPhone,
      address_1: form.customerAddress,
      country_code: "kr",
    },
    items: lines.map((line) => lineItem(line, line === largestLine(lines) ? transferDiscount : 0)),
    shipping_methods: [
      {
        name: SHIPPING_NAME,
        amount: shippingFee,
        is_tax_inclusive: true,
        ...(shippingOptionId ? { shipping_option_id: shippingOptionId } : {}),
      },
    ],
    metadata: { depositor: payment.payer },
  };
}

function lineItem(line: MedusaOrderParts["lines"][number], transferDiscount: number): CreateOrderLineItemDTO {
  const { product, quantity, lineTotal, lineItemId } = line;
  const { unitPrice, rounding } = medusaPrice({ ...product, quantity, lineTotal });
  const adjustments = [
    { code: ROUNDING_CODE, amount: rounding, is_tax_inclusive: true },
    { code: TRANSFER_DISCOUNT_CODE, amount: transferDiscount, is_tax_inclusive: true },
  ].filter(({ amount }) => amount !== 0);
  const item = {
    id: lineItemId,
    title: product.name,
    subtitle: product.category,
    thumbnail: product.imageUrl,
    product_id: product.productId,
    product_title: product.name,
    variant_id: product.variantId,
    quantity,
    unit_price: unitPrice,
    is_tax_inclusive: true,
    requires_shipping: true,
    ...(adjustments.length === 0 ? {} : { adjustments }),
  };
  return item as CreateOrderLineItemDTO;
}
