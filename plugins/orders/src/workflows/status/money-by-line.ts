import { MONEY_ENTRY, MONEY_ENTRY_KINDS, type MoneyEntryKind } from "../../contract/money";
import type { PlannedEntry } from "../record-change";

const NOTHING = Object.fromEntries(MONEY_ENTRY_KINDS.map((kind) => [kind, 0])) as Record<MoneyEntryKind, number>;

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
    const sum = sums.get(key) ?? { line, outside, ...NOTHING };
    sum[kind] += amount;
    sums.set(key, sum);
  }
  return [...sums.values()].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Won that are held, and not to go back. */
export function freeOf(sum: LineMoney): number {
  return MONEY_ENTRY_KINDS.reduce(
    (won, kind) => won + (MONEY_ENTRY[kind].held - MONEY_ENTRY[kind].toReturn) * sum[kind],
    0,
  );
}

/** Won that are still to go back. */
export function owedOf(sum: LineMoney): number {
  return MONEY_ENTRY_KINDS.reduce((won, kind) => won + MONEY_ENTRY[kind].toReturn * sum[kind], 0);
}

/** Whether money in the latest of Medusa's payments, given in won and oldest first, is to go back: more than the others hold. */
export function isOwedOfLatest(sums: readonly LineMoney[], held: readonly { amount: number }[]): boolean {
  return owedOfPayment(sums) > held.slice(0, -1).reduce((won, { amount }) => won + amount, 0);
}

/** Won that are still to go back and that Medusa's payments hold. */
export function owedOfPayment(sums: readonly LineMoney[]): number {
  return sums.reduce((won, sum) => (sum.outside ? won : won + Math.max(0, owedOf(sum))), 0);
}

/**
 * Won that are to go back and that a delivery may make credit: what the order's payment holds, or held until it became credit that was
 * taken back. Other money outside of the payment is the customer's own.
 */
export function creditable(sums: readonly LineMoney[]): number {
  return sums.reduce((won, sum) => won + creditableOf(sum), 0);
}

export function creditableOf(sum: LineMoney): number {
  const owed = Math.max(0, owedOf(sum));
  return sum.outside ? Math.min(owed, takenBackOf(sum)) : owed;
}

/** Won of credit that were taken back: no payment of Medusa holds them, because the payment was refunded by them. */
export function takenBackOf({ outside, credit_given }: LineMoney): number {
  return outside ? Math.max(0, -credit_given) : 0;
}

/** Won of it that went back, or that the customer has left to the shop. */
export function goneOf({ returned, credit_given, gift }: LineMoney): number {
  return returned + credit_given + gift;
}

/** What is free, as the kinds of entry by which it came in: first the customer's credit, then money. */
export function freeByOrigin(sum: LineMoney): { kind: "credit_used" | "received"; amount: number }[] {
  const free = freeOf(sum);
  const credit = Math.max(0, Math.min(free, sum.credit_used));
  return [
    { kind: "credit_used" as const, amount: credit },
    { kind: "received" as const, amount: free - credit },
  ].filter(({ amount }) => amount !== 0);
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

/** Won that the shop holds for the order and no payment of Medusa does. */
export function heldOutside({ entries }: { entries: readonly PlannedEntry[] }): number {
  return entries.reduce((won, { outside, kind, amount }) => (outside ? won + MONEY_ENTRY[kind].held * amount : won), 0);
}
