import { page, publicId, unlessEmpty } from "@zakh/kit/contract";
import { ORDER_STATUSES, orderItem } from "@zakh/orders/contract";
import { z } from "zod";
import { partParcel, STORE_ORDER_STATES, storeOrderWork } from "./store-order-step";

const status = z.enum(ORDER_STATUSES, { error: "status_invalid" });

/** One of the store's own lines of an order, as it was bought. */
export const storeOrderItem = z.object({
  id: publicId,
  orderId: publicId,
  productId: publicId,
  quantity: z.number(),
  unit: orderItem.shape.unit,
  /** Won per sale unit at the time of the order. */
  price: z.number(),
  priceDivisor: z.number(),
  /** Whole won. */
  lineTotal: z.number(),
  /** What was packed; null where nobody has weighed it. */
  packedQuantity: z.number().nullable(),
  traceNumbers: orderItem.shape.traceNumbers,
  /** Whole won that it costs less because less was packed. */
  weightReduction: z.number(),
  product: orderItem.shape.product,
});

/**
 * An order as a store sees it (ruling 32): its own lines and what it needs for delivery. Without the order's total,
 * payment, email, and lines of other sellers.
 */
export const storeOrder = z.object({
  id: publicId,
  status,
  /** How far the store's own part is. */
  state: z.enum(STORE_ORDER_STATES),
  /** Whether the store is still to hand it over: it is paid, or is paid where it is picked up. */
  isToDo: z.boolean(),
  /** Where its buyer picks it up and pays, as the facts of that method of payment: nothing of it goes by courier. Null where it is delivered. */
  pickup: z.object({ paymentMethod: z.string(), details: z.record(z.string(), z.string()) }).nullable(),
  ...partParcel,
  /**
   * The recipient: null until the order is paid, and 30 days after its delivery. A closed store gets null for orders placed after it closed, and for
   * all orders 30 days later.
   */
  customerName: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerAddress: z.string().nullable(),
  doorCode: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  /** Sum of the store's own lines, in whole won. */
  subtotal: z.number(),
  items: z.array(storeOrderItem),
  createdAt: z.iso.datetime(),
});
export type StoreOrder = z.infer<typeof storeOrder>;

/** `GET /api/stores/{id}/orders/{orderId}`, and the answer of every change of it. */
export const workedStoreOrder = storeOrder.extend(storeOrderWork);
export type WorkedStoreOrder = z.infer<typeof workedStoreOrder>;

/** `GET /api/stores/{id}/orders`; with `toDo` those that the store is still to hand over, the oldest first. */
export const storeOrdersQuery = z.object({
  status: unlessEmpty(status),
  toDo: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  ...page,
});
export type StoreOrdersQuery = z.infer<typeof storeOrdersQuery>;
