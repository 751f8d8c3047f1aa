import type { MoneyEntryKind } from "../../contract/money";
import type { PlannedEntry } from "../record-change";

/** Whole won of each kind that belong to one statement line, in Medusa's payments or outside of them. */
export interface LineMoney extends Record<MoneyEntryKind, number> {
  /** Null for money of no line. */
  line: number | null;
  outside: boolean;
}

/** Money of no line first, then that of the oldest line. */
export function moneyByLine(entries: readonly PlannedEntry[]): LineMoney[] {
  const sums = new Map<string, LineMoney>();
  for (const { kind, amount, line = null, outside = false } of entries) {
    const key = `${line} ${outside}`;
    const sum = sums.get(key) ?? { line, outside, received: 0, to_return: 0, returned: 0 };
    sum[kind] += amount;
    sums.set(key, sum);
  }
  return [...sums.values()].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Won that came in and are not to go back. */
export function freeOf({ received, to_return }: LineMoney): number {
  return received - to_return;
}

/** Won that are still to go back. */
export function owedOf({ to_return, returned }: LineMoney): number {
  return to_return - returned;
}

/**
 * Entries of `amount` won, each with the line whose money it is: of every sum at most `of` it, in the order of `sums`.
 * What is left belongs to no line.
 */
export function spread(
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

/** An entry of a line's money. */
export function entryOf(
  kind: MoneyEntryKind,
  amount: number,
  { line, outside }: Pick<LineMoney, "line" | "outside">,
): PlannedEntry {
  return { kind, amount, ...(line !== null && { line }), ...(outside && { outside }) };
}
