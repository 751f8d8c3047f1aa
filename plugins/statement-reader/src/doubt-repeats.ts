import { koreanTime } from "./parse-time";
import { payerWords } from "./payer-words";
import type { ReadRow } from "./read-rows";
import type { Statement } from "./statement";

/** Rows of one day, direction and sum that are told already. */
interface Told {
  rows: ReadRow[];
  balances: Set<number | undefined>;
}

/**
 * Has rows prove nothing that may be another one once more: of one day and sum, with the same balance or where one tells none, in another part of the
 * file; or, where the balances prove nothing, with the same balance or of the same payer; or at what may be the same time, for balances come back to
 * where they were. A file may list its days twice, by the second and by the day, by two names of a payer or of its account, and an app tells what
 * an SMS has told.
 * @param partOf the table and account of a row of a table
 */
export function doubtRepeats(
  rows: readonly ReadRow[],
  chain: Statement["chain"],
  partOf: (row: ReadRow) => unknown = () => undefined,
): void {
  const days = new Map<string, Told>();
  for (const row of rows) {
    const day = [koreanTime(row.at).slice(0, "2026-11-26".length), row.direction, row.amount].join(" ");
    const told = days.get(day) ?? { rows: [], balances: new Set() };
    const mayBeThere =
      row.balance === undefined || [row.balance, undefined].some((balance) => told.balances.has(balance));
    const isApart = (one: ReadRow) => partOf(one) !== partOf(row);
    const isRepeat = (one: ReadRow) =>
      !tellOtherBalances(one, row) &&
      (isApart(one) ||
        (chain === "whole" ? mayBeOneTime(one, row) : leaveSameBalance(one, row) || isSamePayer(one, row)));
    if (row.isProven && mayBeThere && told.rows.some(isRepeat)) row.isProven = false;
    told.rows.push(row);
    told.balances.add(row.balance);
    days.set(day, told);
  }
}

function tellOtherBalances(one: ReadRow, other: ReadRow): boolean {
  return one.balance !== undefined && other.balance !== undefined && one.balance !== other.balance;
}

/** Two transfers of one second, told without balances, are one as well. */
function leaveSameBalance(one: ReadRow, other: ReadRow): boolean {
  const isSameSecond = one.precision === "second" && one.at === other.at;
  return one.balance === other.balance && (one.balance !== undefined || isSameSecond);
}

/** How many letters of an ISO time a row tells. */
const TOLD = { day: "2026-11-26".length, minute: "2026-11-26T14:02".length, second: "2026-11-26T14:02:11".length };

/** Whether two rows of one day tell the same time, as far as both tell it. */
function mayBeOneTime(one: ReadRow, other: ReadRow): boolean {
  const told = Math.min(TOLD[one.precision], TOLD[other.precision]);
  return koreanTime(one.at).slice(0, told) === koreanTime(other.at).slice(0, told);
}

/** A payer may be masked, or have words of a message around it. */
export function isSamePayer(one: Pick<ReadRow, "payer">, other: Pick<ReadRow, "payer">): boolean {
  const [words, others] = [payerWords(one.payer), payerWords(other.payer)];
  if (words.length === 0 || others.length === 0) return true;
  return words.some((word) => others.some((like) => word.startsWith(like) || like.startsWith(word)));
}
