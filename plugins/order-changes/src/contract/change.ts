import { paragraph, personName, phone, publicId } from "@zakh/kit/contract";
import { MAX_ORDER_LINES, orderForm, typedAmount } from "@zakh/orders/contract";
import { z } from "zod";

/** The most won of a shipping fee or a discount that the owner gives one order. */
const MOST_WON = 99_999_999;

const won = typedAmount.min(0, "amount_invalid").max(MOST_WON, "amount_invalid");

/** Whole tenths; 0 takes a product out. */
const orderedQuantity = z
  .number({ error: "quantity_invalid" })
  .min(0, "quantity_invalid")
  .max(1000, "quantity_invalid")
  .refine((quantity) => Number(quantity.toFixed(1)) === quantity, "quantity_invalid");

const changedLine = z.object({ productId: publicId, quantity: orderedQuantity });

/** Whole won that the owner takes off, and why; 0 takes the discount back. */
const discount = z
  .object({ amount: won, reason: paragraph(200).default("") })
  .refine(({ amount, reason }) => amount === 0 || reason.trim().length >= 3, {
    error: "reason_too_short",
    path: ["reason"],
  });

/**
 * `POST /api/admin/orders/{id}/changes`: what is different from now on; what is left out stays as it is. A product that the order
 * does not have yet is added at its price of today, all others keep the price that was ordered.
 */
export const changeInput = z.object({
  customerName: personName("customer_name_too_short").optional(),
  customerPhone: phone.optional(),
  customerAddress: orderForm.shape.customerAddress.optional(),
  /** The same in parts, which then count. */
  address: orderForm.shape.address,
  /** What whoever brings the goods is asked for; empty for nothing. */
  deliveryNote: orderForm.shape.deliveryNote,
  /** A note about the delivery, which the customer reads too; empty for none. */
  note: paragraph(500).optional(),
  lines: z
    .array(changedLine, { error: "value_invalid" })
    .max(MAX_ORDER_LINES, "cart_too_long")
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, "value_invalid")
    .optional(),
  shippingFee: won.optional(),
  discount: discount.optional(),
  /** The new total that the owner has seen, in whole won; another one is 409 `order_total_changed`. */
  totalAmount: orderForm.shape.totalAmount,
  /** Whether the customer has agreed to a higher total by phone; otherwise it is only offered. */
  agreedByPhone: z.boolean({ error: "value_invalid" }).default(false),
});
export type ChangeInput = z.infer<typeof changeInput>;

/** `POST /api/orders/{id}/offer`: the customer's answer to the offer with this id. */
export const offerAnswer = z.object({
  offer: publicId,
  agrees: z.boolean({ error: "value_invalid" }),
});
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** `POST /api/admin/orders/{id}/received`: whole won of the difference that came in; it must be what is due. */
export const receivedInput = z.object({ amount: won.min(1, "amount_invalid") });
export type ReceivedInput = z.infer<typeof receivedInput>;
