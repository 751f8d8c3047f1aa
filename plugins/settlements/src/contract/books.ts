import { list, publicId, unlessEmpty } from "@zakh/kit/contract";
import {
  maskedRefundAccount,
  refundAccount,
  refundAccountInput,
  typedAmount,
  typedReason,
} from "@zakh/orders/contract";
import { z } from "zod";
import { periodMonth } from "./month";

/**
 * Every kind of entry in a store's books (ruling 55): its goods of a delivered order, the shop's commission on them, an admin's correction,
 * money of an order that the store took itself, and what the shop has paid out.
 */
export const STORE_ENTRY_KINDS = ["sale", "commission", "correction", "taken", "payout"] as const;

/** Whole won; below zero where a store owes the shop. */
const won = z.number().int();

/** Commission in hundredths of a per cent, at most half of a sale. */
export const RATE_MAX = 5000;
const rate = z.number().int().min(0).max(RATE_MAX);

/** What the shop owes a store now. `balance` is `payable` and what cannot be paid out yet. */
const sums = z.object({
  balance: won,
  /** What can be paid out, less the payouts that are prepared. */
  payable: won,
  /** Prepared and not paid yet. */
  prepared: won,
});
export type BookSums = z.infer<typeof sums>;

export const storeBooks = sums.extend({
  id: publicId,
  /** Null for a store that is no more. */
  name: z.string().nullable(),
  /** The rate of new orders. */
  rate,
  /** Where it is paid out to; null while its owner has not told it. */
  account: maskedRefundAccount.nullable(),
  /** Whether that is another account than the one of the last payout. */
  accountChanged: z.boolean(),
  lastPaidAt: z.iso.datetime().nullable(),
});
export type StoreBooks = z.infer<typeof storeBooks>;

/** `GET /api/admin/store-books`: what is owed most first. */
export const storeBooksList = list(storeBooks);

export const ownBooks = sums.extend({
  /** Of this month in Seoul: sales less commission, with corrections. */
  earned: won,
  rate,
  account: refundAccount.nullable(),
  /** The months with entries and the present one, newest first. */
  months: list(periodMonth, 600),
});
export type OwnBooks = z.infer<typeof ownBooks>;

/** One entry; `reason` is of an admin's, empty for others. */
export const storeEntry = z.object({
  id: publicId,
  at: z.iso.datetime(),
  kind: z.enum(STORE_ENTRY_KINDS),
  orderId: publicId.nullable(),
  amount: won,
  reason: z.string(),
  /** From when it counts for a payout. */
  payableFrom: z.iso.datetime(),
});
export type StoreEntry = z.infer<typeof storeEntry>;

/** Most entries that one statement shows; its file has all of them. */
export const STATEMENT_ENTRIES_MAX = 5000;

/** A store's month in Seoul: what it began and ended with, and every entry between, oldest first. */
export const storeStatement = z.object({
  month: periodMonth,
  name: z.string().nullable(),
  opening: won,
  closing: won,
  /** Of the closing balance, what could not be paid out yet at the month's end, or now. */
  held: won,
  totals: z.object({ sale: won, commission: won, correction: won, taken: won, payout: won }),
  entries: list(storeEntry, STATEMENT_ENTRIES_MAX),
  /** How many more there are. */
  omitted: z.number().int().min(0),
});
export type StoreStatement = z.infer<typeof storeStatement>;

/** The present month unless another is given. */
export const statementQuery = z.object({ month: unlessEmpty(periodMonth) });
export type StatementQuery = z.infer<typeof statementQuery>;

/** Most won of one entry by hand. */
const ENTRY_MAX = 100_000_000;

/**
 * `POST /api/admin/store-books/{id}/entries`: a correction gives the store won, or takes them where it is negative; of an order it may be.
 * Money that the store took itself is of an order and above zero; it is entered with the other sign.
 */
export const storeEntryInput = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("correction"),
      amount: typedAmount
        .min(-ENTRY_MAX, "amount_invalid")
        .max(ENTRY_MAX, "amount_invalid")
        .refine((amount) => amount !== 0, "amount_invalid"),
      reason: typedReason,
      orderId: publicId.nullish(),
    }),
    z.object({
      kind: z.literal("taken"),
      amount: typedAmount.min(1, "amount_invalid").max(ENTRY_MAX, "amount_invalid"),
      orderId: publicId,
    }),
  ],
  { error: "value_invalid" },
);
export type StoreEntryInput = z.infer<typeof storeEntryInput>;

/** `PUT /api/admin/store-books/{id}/commission`: of orders that are placed from now on. */
export const commissionInput = z.object({
  rate: z.number({ error: "rate_invalid" }).int("rate_invalid").min(0, "rate_invalid").max(RATE_MAX, "rate_invalid"),
});
export type CommissionInput = z.infer<typeof commissionInput>;

export const storeAccountInput = refundAccountInput;
export type StoreAccountInput = z.infer<typeof storeAccountInput>;
