import { MONEY_ENTRY, MONEY_ENTRY_KINDS, type MoneyEntryKind } from "../../contract/money";
import type { PlannedEntry } from "../record-change";

const NOTHING = Object.fromEntries(MONEY_ENTRY_KINDS.map((kind) => [kind, 0])) as Record<MoneyEntryKind, number>;

/** Whole won of each kind that belong to one statement line. */
export interface LineMoney extends Record<MoneyEntryKind, number> {
  /** Null for money of no line: entered by hand, or credit. */
  line: number | null;
}

/** Money of no line first, then that of the oldest line. */
export function moneyByLine(entries: readonly PlannedEntry[]): LineMoney[] {
  const sums = new Map<number | null, LineMoney>();
  for (const { kind, amount, line = null } of entries) {
    const sum = sums.get(line) ?? { line, ...NOTHING };
    sum[kind] += amount;
    sums.set(line, sum);
  }
  return [...sums.values()].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Won that pay the order: held, and not to go back. */
export function netHeld(sum: LineMoney): number {
  return MONEY_ENTRY_KINDS.reduce(
    (won, kind) => won + (MONEY_ENTRY[kind].held - MONEY_ENTRY[kind].toReturn) * sum[kind],
    0,
  );
}

/** Won that are still to go back. */
export function refundDue(sum: LineMoney): number {
  return MONEY_ENTRY_KINDS.reduce((won, kind) => won + MONEY_ENTRY[kind].toReturn * sum[kind], 0);
}

/** Won of it that went back, or that the customer has left to the shop. */
export function refunded({ returned, credit_given, gift }: LineMoney): number {
  return returned + credit_given + gift;
}

/** Won that somebody has entered by hand and that pay the order; credit that pays it was there before. */
export function freeWithoutCredit(sum: LineMoney): number {
  const free = netHeld(sum);
  return free - Math.max(0, Math.min(free, sum.credit_used));
}

/** Money that pays the order apart from money of which nothing does. */
export function ownAndSpare(sums: readonly LineMoney[]): [own: LineMoney[], spare: LineMoney[]] {
  return [sums.filter((sum) => netHeld(sum) > 0), sums.filter((sum) => netHeld(sum) <= 0)];
}

/**
 * Entries of `amount` won, each with the line whose money it is: of every sum at most `of` it, in the order of `sums`.
 * What is left belongs to no line.
 */
export function allocate(
  kind: MoneyEntryKind,
  amount: number,
  sums: readonly LineMoney[],
  of: (sum: LineMoney) => number,
): PlannedEntry[] {
  let left = amount;
  const shares = sums.flatMap((sum) => {
    const won = Math.max(0, Math.min(left, of(sum)));
    left -= won;
    return won === 0 ? [] : [entryOf(kind, won, sum)];
  });
  return left === 0 ? shares : [...shares, { kind, amount: left }];
}

/** The same entries, taken back. */
export function negative(entries: readonly PlannedEntry[]): PlannedEntry[] {
  return entries.map((entry) => ({ ...entry, amount: -entry.amount }));
}

export function entryOf(kind: MoneyEntryKind, amount: number, { line }: Pick<LineMoney, "line">): PlannedEntry {
  return { kind, amount, ...(line !== null && { line }) };
}
