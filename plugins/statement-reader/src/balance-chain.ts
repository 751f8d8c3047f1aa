import { LIMITS } from "./limits";
import type { ReadRow } from "./read-rows";
import type { Gap, Statement } from "./statement";

interface Chain<Row> extends Pick<Statement, "chain" | "gaps"> {
  /** oldest first */
  rows: Row[];
}

/**
 * Sorts rows by time and follows the balances: the one before, plus or minus the amount, is this one.
 *
 * Rows of one minute, or of one day, stand in the file either oldest or newest first. Both are tried, and the balances
 * tell which is true; without balances the times of the whole file do. Times never run backwards: a file of equal
 * amounts whose in and out are swapped would otherwise hold when read from its end.
 */
export function followBalances<Row extends ReadRow>(rows: Row[]): Chain<Row> {
  const forwards = sortByTime(rows);
  const backwards = sortByTime([...rows].reverse());
  const [ofForwards, ofBackwards] = [findGaps(forwards), findGaps(backwards)];
  const difference = ofForwards.length - ofBackwards.length;
  const isBackwards = difference === 0 ? startsWithNewest(rows) : difference > 0;
  const gaps = isBackwards ? ofBackwards : ofForwards;
  return {
    rows: isBackwards ? backwards : forwards,
    ...(isOfDeposits(rows, gaps)
      ? { chain: "unknown", gaps: [] }
      : {
          chain: gaps.length > 0 ? "broken" : haveBalances(rows) ? "whole" : "unknown",
          gaps: gaps.slice(0, LIMITS.gaps),
        }),
  };
}

/**
 * As `followBalances`, the balances of each account for itself. Several accounts prove nothing together, but each can be
 * broken.
 */
export function followAccounts<Row extends ReadRow>(rows: Row[]): Chain<Row> {
  const accounts = [...new Set(rows.map(({ account }) => account))];
  if (accounts.length < 2) return followBalances(rows);
  const chains = accounts.map((account) => followBalances(rows.filter((row) => row.account === account)));
  return {
    rows: followBalances(rows).rows,
    chain: chains.some(({ chain }) => chain === "broken") ? "broken" : "unknown",
    gaps: chains.flatMap(({ gaps }) => gaps).slice(0, LIMITS.gaps),
  };
}

/** Whether the balances of each account for itself follow one another, each of two rows or more: what names the accounts is then proven. */
export function isWholeByAccount(rows: readonly ReadRow[]): boolean {
  const accounts = [...new Set(rows.map(({ account }) => account))];
  return accounts.every(
    (account) => account && followBalances(rows.filter((row) => row.account === account)).chain === "whole",
  );
}

/** Rows without a balance lie between two that have one and count with them. */
function findGaps(rows: ReadRow[]): Gap[] {
  const gaps: Gap[] = [];
  let before: Gap["before"] | undefined;
  let sum = 0;
  for (const one of rows) {
    sum += moved(one);
    const { row, at, balance } = one;
    if (balance === undefined) continue;
    const after = { row, at, balance };
    const missing = before ? balance - before.balance - sum : 0;
    if (before && missing !== 0) gaps.push({ before, after, missing });
    before = after;
    sum = 0;
  }
  return gaps;
}

/**
 * The rows without which the balances on both sides of them follow one another, and with which they do not: somebody has typed them, or they sum up others.
 * @param rows as `followBalances` sorts them
 */
export function contradictedRows<Row extends ReadRow>(rows: readonly Row[]): Row[] {
  const follows = (before: Row | undefined, row: Row | undefined) =>
    before?.balance === undefined || row?.balance === undefined || row.balance - before.balance === moved(row);
  return rows.filter((row, place) => {
    const [before, after] = [rows[place - 1], rows[place + 1]];
    if (follows(before, row) && follows(row, after)) return false;
    // Of the last row, and of the first, only one that moved nothing is known.
    if (!before || !after) return before !== undefined && before.balance === row.balance;
    return follows(before, after);
  });
}

function moved({ direction, amount }: ReadRow): number {
  return direction === "in" ? amount : -amount;
}

/** Whether only what went out is missing: a bank's page shows deposits alone where one asks for them. */
function isOfDeposits(rows: ReadRow[], gaps: Gap[]): boolean {
  return (
    gaps.length > 0 && rows.every(({ direction }) => direction === "in") && gaps.every(({ missing }) => missing < 0)
  );
}

function haveBalances(rows: ReadRow[]): boolean {
  return rows.length > 1 && rows.every(({ balance }) => balance !== undefined);
}

function startsWithNewest(rows: ReadRow[]): boolean {
  return (rows[0]?.at ?? "") > (rows.at(-1)?.at ?? "");
}

/** Rows of the same time keep their order. */
function sortByTime<Row extends ReadRow>(rows: Row[]): Row[] {
  return [...rows].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
