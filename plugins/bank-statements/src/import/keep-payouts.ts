import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findUnpaidPayouts } from "@zakh/settlements/read-models/payouts";
import { markPaidByStatement } from "@zakh/settlements/workflows/mark-payouts";
import type { Statement, StatementRow } from "@zakh/statement-reader";
import { type PayingRow, payingRows } from "../matching/paid-payouts";

interface OutgoingRows {
  statement: Pick<Statement, "chain">;
  /** Every row of the statement, and the outgoing ones of the shop's account. */
  all: readonly StatementRow[];
  ours: readonly StatementRow[];
  /** Public id of the shop's account; null when it is not known. */
  bankAccount: number | null;
}

/**
 * The outgoing rows of a statement by which payouts to stores were transferred; none of one whose balances do not prove that each row is what
 * it says, or whose account is not known.
 */
export async function findPayingRows(
  sql: Queryable,
  { statement, all, ours, bankAccount }: OutgoingRows,
): Promise<PayingRow[]> {
  if (statement.chain !== "whole" || bankAccount === null || ours.length === 0) return [];
  return payingRows(ours, { all, claims: await findUnpaidPayouts(sql) });
}

/** Notes the payouts as paid, in the transaction that writes the statement: one that is paid is claimed by no later statement. */
export async function notePayouts(sql: Queryable, statement: number, paying: readonly PayingRow[]): Promise<void> {
  for (const { row, number, at } of paying)
    await markPaidByStatement(sql, number, { statementRow: `${statement}/${row.row}`, at });
}
