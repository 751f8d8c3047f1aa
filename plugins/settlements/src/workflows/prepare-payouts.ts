import { seoulDay } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import type { PreparedPayouts } from "../contract";
import { BOOKS_KEY, settleOrders } from "./settle-orders";

interface PrepareInput {
  /** yyyy-MM. */
  period: string;
  by: Actor;
}

/**
 * Prepares a payout for each store to which something can be paid out, that has told its account, and that has none for this month: one
 * for each, however often and by whomever it is asked for at once. Throws 409 `payouts_off` unless the owner has switched payouts on, and
 * `payout_month_ahead`.
 */
export const preparePayoutsWorkflow = defineWrite("prepare-payouts", async (input: PrepareInput, { container }) => {
  const { period, by } = input;
  await requirePayoutsOn();
  if (period > seoulDay(new Date()).slice(0, 7)) throw new ApiError(409, "payout_month_ahead");
  await settleOrders(container);
  return inOneTransaction(
    container,
    async ({ sql }): Promise<PreparedPayouts> => {
      const { rows } = await sql.query<{ store: number; won: number; hasAccount: boolean }>(
        `SELECT payable.store, payable.won::int AS won, account.id IS NOT NULL AS "hasAccount"
         FROM (SELECT store_number AS store, sum(amount) - coalesce((SELECT sum(unpaid.amount) FROM store_payout unpaid
             WHERE unpaid.store_number = store_entry.store_number AND unpaid.paid_at IS NULL AND unpaid.deleted_at IS NULL), 0) AS won
           FROM store_entry WHERE payable_from <= now() AND deleted_at IS NULL GROUP BY store_number) payable
         LEFT JOIN store_account account ON account.store_number = payable.store AND account.deleted_at IS NULL
         WHERE payable.won > 0 AND NOT EXISTS (SELECT FROM store_payout
           WHERE store_number = payable.store AND period = $1 AND deleted_at IS NULL)`,
        [period],
      );
      const known = rows.filter(({ hasAccount }) => hasAccount);
      const { rowCount } = await sql.query(
        `INSERT INTO store_payout (id, store_number, period, amount, bank_code, account_number, account_holder, by_number, by_name)
         SELECT wanted.id, wanted.store, $4, wanted.won, account.bank_code, account.account_number, account.account_holder, $5, $6
         FROM unnest($1::text[], $2::int[], $3::int[]) AS wanted (id, store, won)
         JOIN store_account account ON account.store_number = wanted.store AND account.deleted_at IS NULL
         ON CONFLICT (store_number, period) WHERE deleted_at IS NULL DO NOTHING`,
        [
          known.map(() => medusaId("stpay", new Date())),
          known.map(({ store }) => store),
          known.map(({ won }) => won),
          period,
          by?.number ?? null,
          by?.name ?? null,
        ],
      );
      return { made: rowCount ?? 0, withoutAccount: rows.length - known.length };
    },
    { key: BOOKS_KEY },
  );
});

/** Paying others' money on may need a registration (docs/money.md), so the owner switches it on. Throws 409 `payouts_off`. */
export async function requirePayoutsOn(): Promise<void> {
  if (!(await storedSettings.payouts.value()).enabled) throw new ApiError(409, "payouts_off");
}
