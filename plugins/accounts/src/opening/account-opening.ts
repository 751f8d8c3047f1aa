import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { AgreedVersions } from "../contract";

export interface OpenedAccount {
  accountId: string;
  /** What the customer agreed to on the sign-up form. */
  agreed: AgreedVersions;
  /** The customer's language. */
  language: Language;
}

/** What a plugin does when customers register, in their account's transaction: refuses it with an `ApiError`, or writes what belongs to it. */
export type AccountOpening = (sql: Queryable, account: OpenedAccount) => Promise<void>;

const openings = new Set<AccountOpening>();

/** Registers what belongs to a new account. Called at start-up. */
export function registerAccountOpening(opening: AccountOpening): void {
  openings.add(opening);
}

/** Runs all of them, one after the other. */
export async function runAccountOpenings(sql: Queryable, account: OpenedAccount): Promise<void> {
  for (const opening of openings) await opening(sql, account);
}
