import { isSamePayer } from "./doubt-repeats";
import type { ReadRow } from "./read-rows";
import type { TakenBack } from "./statement";
import { timeRange } from "./told-time";

/** How long before it the transfer may be, in ms. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Has deposits prove nothing that may have been taken back: of one sum with a row that says so, some days before it. Whom such a row names tells
 * nothing: it may be a bank, a channel, or the account's own holder.
 */
export function doubtTakenBack(rows: readonly ReadRow[], takenBack: readonly TakenBack[]): void {
  const times = new Map<number, [from: number, to: number][]>();
  for (const one of takenBack) times.set(one.amount, [...(times.get(one.amount) ?? []), timeRange(one)]);
  for (const row of rows) {
    const [came] = timeRange(row);
    const isIt = times.get(row.amount)?.some(([from, to]) => to >= came && from - came <= LONGEST_MS);
    if (isIt && row.direction === "in") row.isProven = false;
  }
}

/** Has deposits prove nothing that may be a transfer of the owner's own which came back: as much went to that payer some days before. */
export function doubtReturned(rows: readonly ReadRow[]): void {
  const sent = new Map<number, ReadRow[]>();
  for (const row of rows) {
    if (row.direction === "out") sent.set(row.amount, [...(sent.get(row.amount) ?? []), row]);
    else if (sent.get(row.amount)?.some((one) => isSamePayer(one, row) && msBetween(one, row) <= LONGEST_MS))
      row.isProven = false;
  }
}

function msBetween(one: ReadRow, other: ReadRow): number {
  return Date.parse(other.at) - Date.parse(one.at);
}
