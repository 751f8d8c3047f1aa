import { list, publicId } from "@zakh/kit/contract";
import { typedAmount, typedReason } from "@zakh/orders/contract";
import { z } from "zod";

/** Most won that an administrator gives or takes at once. */
const GRANT_MAX = 1_000_000;

/** One change of a customer's credit, in whole won: positive when it was given. */
export const creditEntry = z.object({
  amount: z.number().int(),
  at: z.iso.datetime(),
  /** Public id of the order that gave or used it; null when an administrator gave or took it. */
  orderId: publicId.nullable(),
  /** What the administrator wrote; empty for an order. */
  reason: z.string(),
});
export type CreditEntry = z.infer<typeof creditEntry>;

/** `GET /api/user/credit` and `GET /api/admin/users/{id}/credit`: whole won, and what made them, newest first. */
export const credit = z.object({ balance: z.number().int().min(0), entries: list(creditEntry, 100) });
export type Credit = z.infer<typeof credit>;

/** `POST /api/admin/users/{id}/credit`: whole won to give, negative to take, with the reason that the customer reads. */
export const creditInput = z.object({
  amount: typedAmount
    .min(-GRANT_MAX, "amount_invalid")
    .max(GRANT_MAX, "amount_invalid")
    .refine((amount) => amount !== 0, "amount_invalid"),
  reason: typedReason,
});
export type CreditInput = z.infer<typeof creditInput>;
