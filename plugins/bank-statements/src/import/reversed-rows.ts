import { saysNoPayment } from "../matching/no-payment";
import type { StatementRow } from "../reader/statement";

/**
 * The incoming rows of a statement whose money went out again in it, each by a later row of its amount that says so, or
 * that names the same person.
 */
export function reversedRows(rows: readonly StatementRow[]): Set<StatementRow> {
  const reversed = new Set<StatementRow>();
  for (const [index, row] of rows.entries()) {
    if (row.direction !== "out") continue;
    const isReversal = saysNoPayment([row.payer, ...row.texts]);
    const before = rows
      .slice(0, index)
      .reverse()
      .find(
        (other) =>
          other.direction === "in" &&
          other.amount === row.amount &&
          !reversed.has(other) &&
          (isReversal || (row.payer !== "" && other.payer === row.payer)),
      );
    if (before) reversed.add(before);
  }
  return reversed;
}
