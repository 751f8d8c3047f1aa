import { LANGUAGES, list } from "@zakh/kit/contract";
import { z } from "zod";
import { orderStatus } from "./status";

/** A text in every language of the shop. */
const inLanguages = z.record(z.enum(LANGUAGES), z.string());

/**
 * A payment method for pages. The list also contains methods that are no longer offered, for the orders paid by them.
 */
export const paymentMethod = z.object({
  /** `paymentMethod` of an order. */
  code: z.string(),
  /** Whether it can be chosen now. */
  isOffered: z.boolean(),
  /** Whether the money is received as soon as the order is placed. */
  isImmediate: z.boolean(),
  /** Whether the goods are delivered; otherwise there is no shipping fee. */
  delivers: z.boolean(),
  /** Whether 1 to 99 won are taken off the total of an order that is placed now (ruling 47). */
  hasTransferDiscount: z.boolean(),
  /** Fields of `orderData` that it requires. */
  asks: z.array(z.string()),
  name: inLanguages,
  /** Shown below its name at checkout. */
  hint: inLanguages,
  /**
   * The method's own texts for pages: after an order is placed, about the amount, for each status, for a completed
   * order, and for refunds; `{{amount}}` and `{{returned}}` are replaced by won.
   */
  says: z.partialRecord(
    z.enum([
      "placed",
      "amount",
      "unpaid",
      ...orderStatus.options,
      "completedTitle",
      "completedStatus",
      "refund",
      "returned",
      "partlyReturned",
    ]),
    inLanguages,
  ),
  /** The payment instructions, in this order: names of texts in `details`, here and in an order's `paymentDetails`. */
  facts: z.array(z.object({ name: z.string(), label: inLanguages })),
  /** The owner's current texts; empty when the method is not offered. */
  details: z.record(z.string(), z.string()),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** `GET /api/payment-methods`: the default one first. */
export const paymentMethodList = list(paymentMethod);
