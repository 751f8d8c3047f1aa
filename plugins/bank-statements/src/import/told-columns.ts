import { type Columns, columnsNamed } from "@zakh/statement-reader";

/** What each has a column of its own. A time may stand with its date, and what says in or out in any text. */
const APART = ["date", "in", "out", "signed", "balance", "payer"] as const;

/** Whether no column is told to be two things that it cannot be both, nor money to have come by a column of what went, or gone by the other. */
export function areApart(columns: Columns): boolean {
  const texts = APART.flatMap((role) => columns[role] ?? []);
  if (new Set(texts).size !== texts.length) return false;
  const isNamed = (text: string | undefined, role: "in" | "out") =>
    // Beside words of the other roles, without which there is no header.
    text !== undefined && columnsNamed(["거래일시", text, "내용"])[role] !== undefined;
  return !isNamed(columns.in ?? columns.signed, "out") && !isNamed(columns.out, "in");
}

/** Whether the columns are of this header, and tell when, how much, and who, each by another one. */
export function canBeRead(columns: Columns, cells: readonly string[]): boolean {
  const { date, payer } = columns;
  const amount = columns.in ?? columns.signed;
  const isTold = [date, payer, amount].every(Boolean) && areApart(columns);
  return isTold && Object.values(columns).every((text) => cells.includes(text));
}
