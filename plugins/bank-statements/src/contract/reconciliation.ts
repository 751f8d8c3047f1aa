import { day, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { LINE_STATES } from "./statement-line";

const won = z.number().int();

/** Most differences that are named of one account; `differenceCount` says how many there are. */
export const DIFFERENCES_MAX = 100;

/** A transfer, or an order, of which bank and shop tell other sums. */
export const difference = z.object({
  at: z.iso.datetime(),
  /** Public id of the transfer; null where the shop entered money for which no statement has a line. */
  lineId: publicId.nullable(),
  /** What became of the transfer. */
  state: z.enum(LINE_STATES).nullable(),
  /** Public id of the order, where `lineId` is null. */
  orderId: publicId.nullable(),
  /** Who paid, as the bank says; of an order its customer. */
  name: z.string(),
  /** Whole won that the bank tells more than the shop; negative where the shop tells more. */
  won,
});
export type ReconciliationDifference = z.infer<typeof difference>;

/**
 * Answer of `GET /api/admin/reconciliation`: money that came to each account in the period, by the bank's statements and by the orders'
 * entries (as in the month), and what makes the difference, largest first: `bank` - `shop` is the sum of all differences.
 */
export const reconciliation = z.object({
  from: day,
  to: day,
  accounts: z.array(
    z.object({
      /** Both empty for transfers of which no account is known. */
      bankName: z.string(),
      accountNumber: z.string(),
      bank: won,
      shop: won,
      /** Until when the bank's files have been read; null where none was, and `bank` is what pasted messages tell. */
      readUntil: z.iso.datetime().nullable(),
      differences: z.array(difference),
      differenceCount: z.number().int().min(0),
    }),
  ),
});
export type Reconciliation = z.infer<typeof reconciliation>;
