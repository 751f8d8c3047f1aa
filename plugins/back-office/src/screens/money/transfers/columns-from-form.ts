import type { StatementInput } from "@zakh/bank-statements/contract";

/** What is asked of a file whose columns are unknown; "" is not told. */
export interface ColumnAnswers {
  date: string;
  time: string;
  amount: string;
  /** Whether the amounts are incoming only, or also outgoing, with a minus. */
  amounts: "in" | "signed";
  payer: string;
  balance: string;
}

/** Columns without which a file cannot be read. */
export const REQUIRED_COLUMNS = ["date", "amount", "payer"] as const;

/** Whether a column is chosen that is another one already. A time may stand with its date. */
export function isChosenTwice(answers: ColumnAnswers, column: keyof ColumnAnswers): boolean {
  const { time: _time, amounts: _amounts, ...apart } = answers;
  return column in apart && Object.values(apart).filter((name) => name !== "" && name === answers[column]).length > 1;
}

/** The columns as the server expects them. */
export function columnsFromForm({ amount, amounts, ...others }: ColumnAnswers): NonNullable<StatementInput["columns"]> {
  const told = Object.entries({ ...others, [amounts]: amount }).filter(([, column]) => column !== "");
  return Object.fromEntries(told);
}

/** The answers that a person gave once, to be changed. */
export function answersOf(columns: NonNullable<StatementInput["columns"]>): ColumnAnswers {
  const { date = "", time = "", payer = "", balance = "", signed } = columns;
  return { date, time, payer, balance, amount: signed ?? columns.in ?? "", amounts: signed ? "signed" : "in" };
}
