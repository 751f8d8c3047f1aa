import { defineWrite } from "@zakh/kit/database/define-write";
import { lockKey } from "@zakh/kit/database/lock";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { insertRows, row } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { BOOKS_KEY } from "./settle-orders";

/**
 * Notes a payout as paid by the outgoing line of a statement, `statement/row`, in a transaction of the caller's; one that is paid already
 * stays as it is.
 */
export async function markPaidByStatement(sql: Queryable, number: number, statementRow: string): Promise<void> {
  await lockKey(sql, BOOKS_KEY);
  await addPayoutEntries(sql, await markPaid(sql, [number], null, statementRow), { paid: true, by: null });
}

interface MarkInput {
  /** Public ids of payouts. */
  numbers: readonly number[];
  /** Whether they were paid, or were not after all. */
  paid: boolean;
  by: Actor;
}

interface Marked {
  number: number;
  store: number;
  amount: number;
}

/**
 * Notes payouts as paid, with an entry in the books of each store, or takes that back with an entry of the other sign; one that is so
 * already stays as it is. All or none. Throws 404 `payout_not_found`, and 409 `payout_of_statement` for one that a statement says is paid.
 */
export const markPayoutsWorkflow = defineWrite("mark-payouts", async (input: MarkInput, { container }) => {
  const { numbers, paid, by } = input;
  await inOneTransaction(
    container,
    async ({ sql }) => {
      const { rows } = await sql.query<{ isStatement: boolean }>(
        `SELECT statement_row IS NOT NULL AS "isStatement" FROM store_payout WHERE number = ANY($1) AND deleted_at IS NULL`,
        [numbers],
      );
      if (rows.length < new Set(numbers).size) throw new ApiError(404, "payout_not_found");
      if (!paid && rows.some(({ isStatement }) => isStatement)) throw new ApiError(409, "payout_of_statement");
      const marked = paid ? await markPaid(sql, numbers, by, null) : await markUnpaid(sql, numbers);
      await addPayoutEntries(sql, marked, { paid, by });
    },
    { key: BOOKS_KEY },
  );
});

async function addPayoutEntries(
  sql: Queryable,
  marked: readonly Marked[],
  { paid, by }: Pick<MarkInput, "paid" | "by">,
) {
  const now = new Date();
  const entries = marked.map(({ number, store, amount }) =>
    row("store_entry", {
      id: medusaId("stent", now),
      store_number: store,
      kind: "payout",
      amount: paid ? -amount : amount,
      at: now,
      payable_from: now,
      payout_number: number,
      by_number: by?.number ?? null,
      by_name: by?.name ?? null,
    }),
  );
  await insertRows(sql, entries);
}

async function markPaid(sql: Queryable, numbers: readonly number[], by: Actor, statementRow: string | null) {
  const { rows } = await sql.query<Marked>(
    `UPDATE store_payout SET paid_at = now(), paid_by_number = $2, paid_by_name = $3, statement_row = $4, updated_at = now()
     WHERE number = ANY($1) AND paid_at IS NULL AND deleted_at IS NULL
     RETURNING number, store_number AS store, amount`,
    [numbers, by?.number ?? null, by?.name ?? null, statementRow],
  );
  return rows;
}

async function markUnpaid(sql: Queryable, numbers: readonly number[]) {
  const { rows } = await sql.query<Marked>(
    `UPDATE store_payout SET paid_at = NULL, paid_by_number = NULL, paid_by_name = NULL, updated_at = now()
     WHERE number = ANY($1) AND paid_at IS NOT NULL AND deleted_at IS NULL
     RETURNING number, store_number AS store, amount`,
    [numbers],
  );
  return rows;
}
