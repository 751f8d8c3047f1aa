import { DAY_MS } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { settledSince } from "../read-models/owed-orders";

/** How long an account is kept after its money was returned, in days (ruling 48). */
const RETENTION_DAYS = 30;

export interface RemoveInput {
  /** ISO 8601. */
  now: string;
}

/** Deletes customers' accounts 30 days after all money of their order was returned; answers how many. */
export const removeRefundAccountsWorkflow = defineWrite("remove-refund-accounts", async ({ now }: RemoveInput) => {
  const { rowCount } = await shopPool().query(`DELETE FROM refund_account a WHERE ${settledSince("$1::timestamptz")}`, [
    new Date(Date.parse(now) - RETENTION_DAYS * DAY_MS),
  ]);
  return { removed: rowCount ?? 0 };
});
