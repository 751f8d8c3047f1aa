import type { Queryable } from "@zakh/kit/database/one-transaction";

export interface ClosedAccount {
  accountId: string;
  number: number;
  customerId: string;
}

/** What a plugin does when customers close their account, in its transaction: refuses it with an `ApiError`, or forgets the person. */
export type AccountClosing = (sql: Queryable, account: ClosedAccount) => Promise<void>;

const closings = new Set<AccountClosing>();

/** Registers what a plugin knows of a person. Called at start-up. */
export function registerAccountClosing(closing: AccountClosing): void {
  closings.add(closing);
}

/** Runs all of them, one after the other. */
export async function runAccountClosings(sql: Queryable, account: ClosedAccount): Promise<void> {
  for (const closing of closings) await closing(sql, account);
}
