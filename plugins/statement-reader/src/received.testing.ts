import { xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

/** A bank's header, and a deposit below it. */
export const HEADER = ["거래일시", "적요", "출금액", "입금액", "잔액", "내용"];
export const CAME = ["2026.11.26 14:02", "타행", "0", "35,000", "135,000", "나란"];

/** The amounts of what came in; none of a file that asks for its columns. */
export async function received(...rows: string[][]): Promise<number[]> {
  const reading = await readFile(xlsxOf(rows));
  if ("refused" in reading) return [];
  return statementOf(reading).rows.flatMap(({ direction, amount }) => (direction === "in" ? [amount] : []));
}

/** Of each row, whether it proves that its money came. */
export async function provenIn(bytes: Buffer): Promise<boolean[]> {
  const { rows } = statementOf(await readFile(bytes, { now: new Date("2026-11-29T12:00:00+09:00") }));
  return rows.map((row) => row.isProven);
}
