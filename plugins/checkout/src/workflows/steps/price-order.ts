import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { type Delivery, islandOf, noOrdersUntil, orderFee, planDelivery } from "@zakh/delivery/contract";
import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { findShippingFee } from "@zakh/delivery/read-models/shipping-fee";
import { numberText } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderForm } from "@zakh/orders/contract";
import { type PaymentMethod, paymentMethod } from "@zakh/orders/payment/payment-method";
import { orderDefaults } from "@zakh/orders/read-models/order-defaults";
import { otherSellers } from "@zakh/orders/read-models/other-sellers";
import { type PricedLine, priceLines } from "@zakh/orders/workflows/pricing/price-lines";
import type { PlaceOrderInput } from "../../contract/checkout";
import { type FreeParcel, freeLines } from "../placing/free-parcel";
import type { OrderDraft } from "../placing/order-draft";
import type { Orderer } from "../placing/orderer";

type PricedInput = PlaceOrderInput & Pick<Orderer, "placedBy"> & { freeParcel?: FreeParcel };

/**
 * Prices the order, and lets its method prepare the payment. The client's prices are only compared (ruling 2). Reads
 * only.
 *
 * Throws 409 `shop_closed`, `product_unavailable`, `order_total_changed` (with the new `totalAmount` and `shippingFee`) and the
 * method's own errors, 400 `payment_method_unavailable` and `island_not_served`, and 400 for a quantity that violates the product's sale rule.
 */
export const priceOrderStep = createStep("price-order", async (input: PricedInput) => {
  const { orderData, cartItems, placedBy, freeParcel } = input;
  const pool = shopPool();
  const now = new Date();
  const method = paymentMethod(orderData.paymentMethod);
  // Runs in parallel; a closed shop and errors of the goods are told first.
  const preparing = freeParcel ? Promise.resolve(unpaid(freeParcel)) : prepare(method, orderData);
  preparing.catch(() => undefined);
  const [delivery, products, fee, defaults] = await Promise.all([
    findDelivery(pool, now),
    findSaleProducts(
      pool,
      cartItems.map(({ productId }) => productId),
    ),
    findShippingFee(pool),
    orderDefaults.value(),
  ]);
  if (!placedBy) refuseWhileClosed(delivery, now);
  const lines = freeParcel ? freeLines(cartItems, products) : priceLines(cartItems, products);
  const { payment, ...offer } = await preparing;
  // Such a method takes the whole total.
  if (orderData.useCredit && method.immediate) {
    throw new ApiError(400, "value_invalid", { fields: { "orderData.useCredit": "value_invalid" } });
  }
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const { customerAddress: address } = orderData;
  const island = method.delivers ? islandOf(delivery, address) : undefined;
  if (island?.surcharge === null && !placedBy) {
    const field = orderData.address ? "orderData.address.postcode" : "orderData.customerAddress";
    throw new ApiError(400, "island_not_served", { fields: { [field]: "island_not_served" } });
  }
  const shippingFee = method.delivers && !freeParcel ? orderFee(fee, subtotal, delivery, address) : 0;
  const total = subtotal + shippingFee;
  if (orderData.totalAmount !== undefined && Number(orderData.totalAmount) !== total) {
    throw new ApiError(409, "order_total_changed", {
      params: { total: numberText(total, "ko") },
      extra: { totalAmount: String(total), shippingFee: String(shippingFee) },
    });
  }
  return new StepResponse<OrderDraft>({
    // Line ids are generated here, so that stock can be reserved for them before the order exists.
    lines: lines.map((line) => ({ ...line, lineItemId: generateEntityId(undefined, "ordli") })),
    subtotal,
    shippingFee,
    transferDiscount: 0,
    // The shop promises no day for what stores send.
    delivery:
      method.delivers && lines.some(({ product }) => product.storeId === null)
        ? planDelivery(delivery, now, island ? 1 : 0)
        : null,
    sellersDays: method.delivers ? await otherSellers().daysOf(pool, storesOf(lines), { delivery, at: now }) : [],
    creditUsed: Math.min(orderData.useCredit ?? 0, total),
    ...offer,
    total,
    payment,
    defaults,
  });
});

/** Throws 409 `shop_closed`; the owner himself may place an order for a caller. */
function refuseWhileClosed({ closed }: Delivery, now: Date): void {
  const until = noOrdersUntil(closed, now);
  if (until) throw new ApiError(409, "shop_closed", { params: { until } });
}

/** Public ids of the stores whose goods these are. */
function storesOf(lines: readonly PricedLine[]): number[] {
  return [...new Set(lines.flatMap(({ product }) => product.storeId ?? []))];
}

type Paying = Pick<OrderDraft, "payment" | "hasTransferDiscount" | "paymentTermHours">;

/** Nothing is to be paid, whatever its method asks for by now. */
function unpaid({ payment }: FreeParcel): Paying {
  return { payment, hasTransferDiscount: false, paymentTermHours: 0 };
}

async function prepare(method: PaymentMethod, form: OrderForm): Promise<Paying> {
  const { isOffered, hasTransferDiscount = false, paymentTermHours = 0 } = await method.offer();
  if (!isOffered) {
    throw new ApiError(400, "payment_method_unavailable", {
      fields: { "orderData.paymentMethod": "payment_method_unavailable" },
    });
  }
  return { payment: await method.prepare(form), hasTransferDiscount, paymentTermHours };
}
