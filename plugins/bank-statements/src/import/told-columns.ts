import { ApiError } from "@zakh/kit/errors/api-error";
import { type Columns, mixesDirections } from "@zakh/statement-reader";

/** What each has a column of its own. A time may stand with its date, and what says in or out in any text. */
const APART = ["date", "in", "out", "signed", "balance", "payer"] as const;

/**
 * Refuses told columns by which no file can be read: 400 `statement_columns_twice` where one column is told to be two things, and
 * `statement_columns_incomplete` where money is told to have come by a column of what went, or gone by the other, and where the columns are
 * not of this header, or do not tell when, how much, and who.
 * @param cells the header, where it is known
 */
export function checkColumns(columns: Columns, cells?: readonly string[]): void {
  const texts = APART.flatMap((role) => columns[role] ?? []);
  if (new Set(texts).size !== texts.length) throw new ApiError(400, "statement_columns_twice");
  if (mixesDirections(columns) || (cells && !canBeRead(columns, cells)))
    throw new ApiError(400, "statement_columns_incomplete");
}

function canBeRead(columns: Columns, cells: readonly string[]): boolean {
  const { date, payer } = columns;
  const isTold = [date, payer, columns.in ?? columns.signed].every(Boolean);
  return isTold && Object.values(columns).every((text) => cells.includes(text));
}
