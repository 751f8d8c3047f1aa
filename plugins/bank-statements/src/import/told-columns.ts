import type { Columns } from "@zakh/statement-reader";

/** What each has a column of its own. A time may stand with its date, and what says in or out in any text. */
const APART = ["date", "in", "out", "signed", "balance", "payer"] as const;

/** Whether no column is told to be two things that it cannot be both. */
export function areApart(columns: Columns): boolean {
  const texts = APART.flatMap((role) => columns[role] ?? []);
  return new Set(texts).size === texts.length;
}

/** Whether the columns are of this header, and tell when, how much, and who, each by another one. */
export function canBeRead(columns: Columns, cells: readonly string[]): boolean {
  const { date, payer } = columns;
  const amount = columns.in ?? columns.signed;
  const isTold = [date, payer, amount].every(Boolean) && areApart(columns);
  return isTold && Object.values(columns).every((text) => cells.includes(text));
}
