import { z } from "zod";
import { typedAmount } from "./typed-amount";

/** Every kind of money entry of an order (ruling 48). Entries are append-only. */
export const MONEY_ENTRY_KINDS = ["received", "credit_used", "to_return", "returned", "credit_given", "gift"] as const;
export type MoneyEntryKind = (typeof MONEY_ENTRY_KINDS)[number];

/** The sign with which a kind counts towards each sum. */
export interface MoneyEntryMeaning {
  /** Effect on the money that the shop holds for the order. */
  held: -1 | 0 | 1;
  /** Effect on the money that the shop still has to refund. */
  toReturn: -1 | 0 | 1;
}

/** The one table of kinds: sums, history and Medusa's transactions follow from it. */
export const MONEY_ENTRY: Record<MoneyEntryKind, MoneyEntryMeaning> = {
  received: { held: 1, toReturn: 0 },
  /** Credit of the customer that pays this order. */
  credit_used: { held: 1, toReturn: 0 },
  to_return: { held: 0, toReturn: 1 },
  /** Transferred back. */
  returned: { held: -1, toReturn: -1 },
  credit_given: { held: -1, toReturn: -1 },
  /** Left to the shop: a few won more than the order costs. */
  gift: { held: -1, toReturn: -1 },
};

/** At most this many won that a customer transfers more than is due stay with the shop; sending them back costs more. */
export const MAX_GIFT = 99;

/** One entry in whole won; negative when it reverses an earlier entry of its kind. */
export const moneyMovement = z.object({
  kind: z.enum(MONEY_ENTRY_KINDS),
  amount: z.number().int(),
});
export type MoneyMovement = z.infer<typeof moneyMovement>;

/** The entries of one kind that one change of an order has made, as its customer sees them (ruling 48). */
export const orderMoney = moneyMovement.extend({
  at: z.iso.datetime(),
  /** Whether a line of a bank statement says so, and not an admin. */
  isFromStatement: z.boolean(),
  /** Whether it is credit that the order had used, and that came back because it was cancelled. */
  isCreditBack: z.boolean(),
});
export type OrderMoney = z.infer<typeof orderMoney>;

/** Totals per kind in whole won; a kind without entries may be absent. */
export type MoneyTotals = Partial<Record<MoneyEntryKind, number>>;

/** `POST /api/admin/orders/{id}/returned`: whole won that were transferred back to the customer, or become credit. */
export const returnedInput = z.object({
  amount: typedAmount.min(1, "amount_invalid"),
  as: z.enum(["transfer", "credit"], { error: "value_invalid" }).default("transfer"),
});
export type ReturnedInput = z.infer<typeof returnedInput>;
