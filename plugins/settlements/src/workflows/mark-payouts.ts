import { defineWrite } from "@zakh/kit/database/define-write";
import { lockKey } from "@zakh/kit/database/lock";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { insertRows, row } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { BOOKS_KEY } from "./settle-orders";

/** The outgoing line of a statement, `statement/row`, and when the money went. */
interface PayingLine {
  statementRow: string;
  at: Date;
}

/** Notes a payout as paid by it, in a transaction of the caller's; one that is paid already stays as it is. */
export async function markPaidByStatement(sql: Queryable, number: number, line: PayingLine): Promise<void> {
  await lockKey(sql, BOOKS_KEY);
  const marked = await markPaid(sql, [number], null, line);
  await addPayoutEntries(sql, marked, { paid: true, by: null, at: line.at });
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
 * already stays as it is. A transfer that a statement has shown may have come back later. All or none. Throws 404 `payout_not_found`.
 */
export const markPayoutsWorkflow = defineWrite("mark-payouts", async (input: MarkInput, { container }) => {
  const { numbers, paid, by } = input;
  await inOneTransaction(
    container,
    async ({ sql }) => {
      const { rows } = await sql.query("SELECT FROM store_payout WHERE number = ANY($1) AND deleted_at IS NULL", [
        numbers,
      ]);
      if (rows.length < new Set(numbers).size) throw new ApiError(404, "payout_not_found");
      const at = new Date();
      const marked = paid
        ? await markPaid(sql, numbers, by, { statementRow: null, at })
        : await markUnpaid(sql, numbers);
      await addPayoutEntries(sql, marked, { paid, by, at });
    },
    { key: BOOKS_KEY },
  );
});

async function addPayoutEntries(
  sql: Queryable,
  marked: readonly Marked[],
  { paid, by, at }: Pick<MarkInput, "paid" | "by"> & { at: Date },
) {
  const entries = marked.map(({ number, store, amount }) =>
    row("store_entry", {
      id: medusaId("stent", new Date()),
      store_number: store,
      kind: "payout",
      amount: paid ? -amount : amount,
      at,
      payable_from: at,
      payout_number: number,
      by_number: by?.number ?? null,
      by_name: by?.name ?? null,
    }),
  );
  await insertRows(sql, entries);
}

async function markPaid(
  sql: Queryable,
  numbers: readonly number[],
  by: Actor,
  { statementRow, at }: { statementRow: string | null; at: Date },
) {
  const { rows } = await sql.query<Marked>(
    `UPDATE store_payout SET paid_at = $5, paid_by_number = $2, paid_by_name = $3, statement_row = $4, updated_at = now()
     WHERE number = ANY($1) AND paid_at IS NULL AND deleted_at IS NULL
     RETURNING number, store_number AS store, amount`,
    [numbers, by?.number ?? null, by?.name ?? null, statementRow, at],
  );
  return rows;
}

async function markUnpaid(sql: Queryable, numbers: readonly number[]) {
  const { rows } = await sql.query<Marked>(
    `UPDATE store_payout SET paid_at = NULL, paid_by_number = NULL, paid_by_name = NULL, statement_row = NULL, updated_at = now()
     WHERE number = ANY($1) AND paid_at IS NOT NULL AND deleted_at IS NULL
     RETURNING number, store_number AS store, amount`,
    [numbers],
  );
  return rows;
}
