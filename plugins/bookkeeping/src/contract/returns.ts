import { list, page, publicId, unlessEmpty } from "@zakh/kit/contract";
import { maskedRefundAccount, transferFileBank } from "@zakh/orders/contract";
import { z } from "zod";

/**
 * Why money of an order goes back: cancelled, paid once more, more than was due, money that no order needed, a line that was removed or not
 * there, less was packed, a correction after the delivery, a lower total, or another reason. The first that fits counts.
 */
export const RETURN_REASONS = [
  "cancelled",
  "paid_twice",
  "paid_too_much",
  "not_needed",
  "line_removed",
  "packed_less",
  "corrected",
  "changed",
  "other",
] as const;

/** An order of which money waits to go back (ruling 48). */
export const orderReturn = z.object({
  id: publicId,
  customerName: z.string(),
  customerPhone: z.string(),
  /** Whole won that are to be returned. */
  amount: z.number().int().min(1),
  reason: z.enum(RETURN_REASONS),
  /** Since when it waits. */
  since: z.iso.datetime(),
  /** Where it goes; null while the customer has not told it. */
  refundAccount: maskedRefundAccount.nullable(),
  /** When the customer was last asked for the account; null when never. */
  askedAt: z.iso.datetime().nullable(),
  /** Whether the customer can be asked for it now: it is not known, there is an email, and nobody asked for it within a day. */
  canBeAsked: z.boolean(),
  /** Whether it is so little that it is offered as credit: the account is open, and the customer did not ask for a transfer. */
  canBeCredit: z.boolean(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** `GET /api/admin/returns`, longest wait first. */
export const returnList = list(orderReturn);

export const ACCOUNT_FILTERS = ["known", "unknown"] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

/** `GET /api/admin/returns`: all, or those whose account is known or not. */
export const returnsQuery = z.object({
  account: unlessEmpty(z.enum(ACCOUNT_FILTERS, { error: "value_invalid" })),
  ...page,
});
export type ReturnsQuery = z.infer<typeof returnsQuery>;

export const returnsExportQuery = z.object({ bank: transferFileBank });
export type ReturnsExportQuery = z.infer<typeof returnsExportQuery>;
