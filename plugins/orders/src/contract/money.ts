import { z } from "zod";

/** Every kind of entry in an order's money (ruling 48). Entries are only added. */
export const MONEY_ENTRY_KINDS = ["received", "to_return", "returned"] as const;
export type MoneyEntryKind = (typeof MONEY_ENTRY_KINDS)[number];

/** What a won of a kind adds to the sums that follow from the entries. */
export interface MoneyEntryMeaning {
  /** To what the shop holds of the order. */
  held: -1 | 0 | 1;
  /** To what the shop has still to give back. */
  toReturn: -1 | 0 | 1;
}

/** The one table of kinds: sums, history and Medusa's payment follow from it. */
export const MONEY_ENTRY: Record<MoneyEntryKind, MoneyEntryMeaning> = {
  received: { held: 1, toReturn: 0 },
  to_return: { held: 0, toReturn: 1 },
  returned: { held: -1, toReturn: -1 },
};

/** One entry: whole won; negative where it takes an earlier entry of its kind back. */
export const moneyMovement = z.object({
  kind: z.enum(MONEY_ENTRY_KINDS),
  amount: z.number().int(),
});
export type MoneyMovement = z.infer<typeof moneyMovement>;

/** Whole won of each kind, as it adds up; a kind without an entry may be left out. */
export type MoneyTotals = Partial<Record<MoneyEntryKind, number>>;

/** `POST /api/admin/orders/{id}/returned`: whole won that were transferred back to the customer. */
export const returnedInput = z.object({
  amount: z.number({ error: "amount_invalid" }).int({ error: "amount_invalid" }).min(1, { error: "amount_invalid" }),
});
export type ReturnedInput = z.infer<typeof returnedInput>;
