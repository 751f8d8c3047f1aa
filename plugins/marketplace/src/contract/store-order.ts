import { page, publicId, unlessEmpty } from "@zakh/kit/contract";
import { ORDER_STATUSES, orderItem } from "@zakh/orders/contract";
import { z } from "zod";

const status = z.enum(ORDER_STATUSES, { error: "status_invalid" });

/** One of the store's own lines of an order, as it was bought. */
export const storeOrderItem = z.object({
  id: publicId,
  orderId: publicId,
  productId: publicId,
  /** Kilograms. */
  quantity: z.number(),
  /** Won per sale unit at the time of the order. */
  price: z.number(),
  priceDivisor: z.number(),
  /** Whole won. */
  lineTotal: z.number(),
  product: orderItem.shape.product,
});
export type StoreOrderItem = z.infer<typeof storeOrderItem>;

/**
 * What a store sees of an order (ruling 32): its own lines and what it needs to deliver them. Nothing of the order's
 * total, payment or email, nor of what others sold in it.
 */
export const storeOrder = z.object({
  id: publicId,
  status,
  /**
   * The recipient; null to a closed store for orders that came after its closing, and for all of them 30 days later.
   */
  customerName: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerAddress: z.string().nullable(),
  /** Sum of the store's own lines, in whole won. */
  subtotal: z.number(),
  items: z.array(storeOrderItem),
  createdAt: z.iso.datetime(),
});
export type StoreOrder = z.infer<typeof storeOrder>;

/** `GET /api/stores/{id}/orders`. */
export const storeOrdersQuery = z.object({ status: unlessEmpty(status), ...page });
export type StoreOrdersQuery = z.infer<typeof storeOrdersQuery>;
