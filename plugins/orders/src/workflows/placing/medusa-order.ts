import type { CreateOrderDTO, CreateOrderLineItemDTO } from "@medusajs/framework/types";
import type { CheckoutForm } from "../../contract/checkout";
import { medusaPrice } from "../pricing/medusa-price";
import type { OrderDraft } from "../steps/price-order";

export interface MedusaOrderInput {
  draft: OrderDraft;
  form: CheckoutForm;
  /** Id of Medusa's Customer. */
  customerId: string;
}

/** Name of the shipping method, as Medusa's dashboard shows it. */
const SHIPPING_NAME = "Хүргэлт";
/** Marks the adjustment that rounds a line to whole won. */
const ROUNDING_CODE = "ROUNDING";

/** The order as Medusa keeps it: the shop's own prices, its line ids, and a snapshot of what was bought (ruling 8). */
export function medusaOrder({ draft, form, customerId }: MedusaOrderInput): CreateOrderDTO {
  const { regionId, salesChannelId, shippingOptionId } = draft.ground;
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
    items: draft.lines.map(lineItem),
    shipping_methods: [
      {
        name: SHIPPING_NAME,
        amount: draft.shippingFee,
        is_tax_inclusive: true,
        ...(shippingOptionId ? { shipping_option_id: shippingOptionId } : {}),
      },
    ],
    metadata: { depositor: form.transferAccountHolder },
  };
}

/** The line as it was bought; its metadata is the shop's snapshot, which later edits do not touch (ruling 8). */
function lineItem(line: OrderDraft["lines"][number], position: number): CreateOrderLineItemDTO {
  const { product, quantity, lineTotal, lineItemId } = line;
  const { unitPrice, rounding } = medusaPrice({ ...product, quantity, lineTotal });
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
    metadata: snapshot,
    ...(rounding === 0 ? {} : { adjustments: [{ code: ROUNDING_CODE, amount: rounding, is_tax_inclusive: true }] }),
  };
  return item as CreateOrderLineItemDTO;
}
