import { page, publicId, unlessEmpty } from "@zakh/kit/contract";
import { ORDER_STATUSES, orderItem } from "@zakh/orders/contract";
import { z } from "zod";

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

/** `GET /api/stores/{id}/orders`. */
export const storeOrdersQuery = z.object({ status: unlessEmpty(status), ...page });
export type StoreOrdersQuery = z.infer<typeof storeOrdersQuery>;
