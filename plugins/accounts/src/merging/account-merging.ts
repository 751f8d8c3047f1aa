import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { ClosedAccount } from "../closing/account-closing";
import type { Moved } from "../contract/merging";

export interface Merging {
  /** The account that goes, and the one that gets what it had; both are locked. */
  from: ClosedAccount;
  into: ClosedAccount;
  container: MedusaContainer;
}

/** What a plugin does when one account becomes part of another, in its transaction: refuses with an `ApiError`, or moves, and says how much. */
export type AccountMerging = (transaction: OneTransaction, merging: Merging) => Promise<Partial<Moved>>;

const mergings = new Set<AccountMerging>();

/** Registers what a plugin has of a customer. Called at start-up. */
export function registerAccountMerging(merging: AccountMerging): void {
  mergings.add(merging);
}

/** Runs all of them, one after the other. */
export async function runAccountMergings(transaction: OneTransaction, merging: Merging): Promise<Partial<Moved>> {
  let moved: Partial<Moved> = {};
  for (const one of mergings) moved = { ...moved, ...(await one(transaction, merging)) };
  return moved;
}
