import { list, page, publicId, unlessEmpty } from "@zakh/kit/contract";
import { maskedRefundAccount, transferFileBank } from "@zakh/orders/contract";
import { z } from "zod";
import { periodMonth } from "./month";

/** A payout of one store and month: prepared, then paid by hand. */
export const payout = z.object({
  id: publicId,
  storeId: publicId,
  storeName: z.string().nullable(),
  period: periodMonth,
  amount: z.number().int().min(1),
  /** As of its preparation. */
  account: maskedRefundAccount,
  /** Whether it is still to be paid, and its store has another account by now. */
  accountChanged: z.boolean(),
  preparedAt: z.iso.datetime(),
  preparedBy: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** Null where a statement's line says so. */
  paidBy: z.string().nullable(),
});
export type Payout = z.infer<typeof payout>;

/** `GET /api/admin/payouts`: of one month, or all; newest first. */
export const payoutsQuery = z.object({ period: unlessEmpty(periodMonth), ...page });
export type PayoutsQuery = z.infer<typeof payoutsQuery>;

export const payoutList = list(payout);

/** `POST /api/admin/payouts`: for every store to which something can be paid out and that has none for this month. */
export const payoutsInput = z.object({ period: periodMonth });
export type PayoutsInput = z.infer<typeof payoutsInput>;

/** Answer of it: how many were made, and of how many stores the account is not known. */
export const preparedPayouts = z.object({
  made: z.number().int().min(0),
  withoutAccount: z.number().int().min(0),
});
export type PreparedPayouts = z.infer<typeof preparedPayouts>;

/** Most payouts that are marked at once. */
export const PAYOUTS_MAX = 200;

/** `POST /api/admin/payouts/paid`: these were paid, or not after all. */
export const payoutsPaidInput = z.object({
  ids: z.array(publicId, { error: "value_invalid" }).min(1, "value_invalid").max(PAYOUTS_MAX, "value_invalid"),
  paid: z.boolean({ error: "value_invalid" }).default(true),
});
export type PayoutsPaidInput = z.infer<typeof payoutsPaidInput>;

/** `GET /api/admin/payouts/export`: those of a month, or of every month, that are not paid, for the bank from which the shop transfers. */
export const payoutsExportQuery = z.object({ period: unlessEmpty(periodMonth), bank: transferFileBank });
export type PayoutsExportQuery = z.infer<typeof payoutsExportQuery>;

/** As the bank's file and the shop's own statement name a payout. */
export function payoutNumber(id: number): string {
  return `PAY-${String(id).padStart(4, "0")}`;
}
