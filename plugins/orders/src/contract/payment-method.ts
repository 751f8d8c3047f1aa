import { list } from "@zakh/kit/contract";
import { z } from "zod";
import { orderStatus } from "./status";

/** A text in every language that the shop knows. */
const inLanguages = z.object({ mn: z.string(), ru: z.string(), en: z.string(), ko: z.string() });

/** A method of payment as pages show it. What an order was paid by keeps its row when it is not offered any more. */
export const paymentMethod = z.object({
  /** `paymentMethod` of an order. */
  code: z.string(),
  /** Whether it can be chosen now. */
  isOffered: z.boolean(),
  /** Whether the money is there as soon as the order is placed. */
  isImmediate: z.boolean(),
  /** Whether the goods are brought: what is not brought costs no shipping fee. */
  delivers: z.boolean(),
  /** Fields of `orderData` that it asks for. */
  asks: z.array(z.string()),
  name: inLanguages,
  /** Stands below its name at checkout. */
  hint: inLanguages,
  /**
   * What it says in its own words: once an order is placed, of the amount, of an order in each status, what a completed one is
   * called, and of money that goes or went back; `{{amount}}` and `{{returned}}` stand for won.
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
  /** What people are told to pay by, in this order: names of texts in `details`, there and in an order's `paymentDetails`. */
  facts: z.array(z.object({ name: z.string(), label: inLanguages })),
  /** The owner's texts as they are now; empty while it is not offered. */
  details: z.record(z.string(), z.string()),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** `GET /api/payment-methods`: the default one first. */
export const paymentMethodList = list(paymentMethod);
