import type { Order } from "@zakh/orders/contract";

/**
 * Whole won that a statement takes off the lines and the shipping fee so that its sums are the order's total: discounts, lighter goods, corrections,
 * and what had been given back.
 */
export function takenOf({
  subtotal,
  shippingFee,
  totalAmount,
}: Pick<Order, "subtotal" | "shippingFee" | "totalAmount">) {
  return subtotal + shippingFee - Number(totalAmount);
}
