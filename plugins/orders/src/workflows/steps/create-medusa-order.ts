import type { CreateOrderDTO, CreateOrderLineItemDTO, IOrderModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { CheckoutForm } from "../../contract/checkout";
import { medusaPrice } from "../pricing/medusa-price";
import type { OrderDraft } from "./price-order";

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

/**
 * The part of `createOrders` that writes. The rest reads the order back with all its relations, which nobody here asks for
 * and which costs twice as much as the writing (28 of 42 ms).
 */
type OrderWriter = IOrderModuleService & {
  createOrders_(orders: CreateOrderDTO[]): Promise<{ id: string; display_id: number }[]>;
};

/**
 * Creates Medusa's Order through its module's service: Medusa's own workflow would price and reserve all over again, and
 * takes four times as long.
 */
export const createMedusaOrderStep = createStep(
  "create-medusa-order",
  async (input: MedusaOrderInput, { container }) => {
    const [order] = await container.resolve<OrderWriter>(Modules.ORDER).createOrders_([medusaOrder(input)]);
    if (!order) throw new Error("Medusa created no order");
    return new StepResponse({ id: order.id, number: Number(order.display_id) }, order.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.ORDER).deleteOrders([id]);
  },
);

function medusaOrder({ draft, form, customerId }: MedusaOrderInput): CreateOrderDTO {
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
