import type { Shares } from "./shares";

/** What the books say of a store and an order so far. */
export interface Booked {
  sale: number;
  /** Negative. */
  commission: number;
  /** From when its latest sale can be paid out. */
  payableFrom: Date;
}

/** When an order was delivered, and when it was last changed. */
export interface SettledMoments {
  deliveredAt: Date | null;
  changedAt: Date;
  /** From when its sales can be paid out. */
  payableFrom: Date;
}

export interface DueEntry {
  store: number;
  kind: "sale" | "commission";
  amount: number;
  at: Date;
  payableFrom: Date;
}

/**
 * The entries that lead from what is booked to what the shares of an order are now: none where they agree, those with the other sign where
 * less is the store's. What takes a sale back counts from the same moment as the sale, so that what can be paid out never sinks for
 * a sale that could not be paid out yet.
 */
export function dueEntries(
  shares: Shares["stores"],
  booked: ReadonlyMap<number, Booked>,
  { deliveredAt, changedAt, payableFrom }: SettledMoments,
): DueEntry[] {
  return [...new Set([...shares.keys(), ...booked.keys()])].flatMap((store) => {
    const before = booked.get(store);
    const { sale, commission } = shares.get(store) ?? { sale: 0, commission: 0 };
    const more = { sale: sale - (before?.sale ?? 0), commission: -commission - (before?.commission ?? 0) };
    const times = {
      at: before === undefined && deliveredAt ? deliveredAt : changedAt,
      payableFrom: before && more.sale <= 0 ? before.payableFrom : payableFrom,
    };
    return (["sale", "commission"] as const).flatMap((kind) =>
      more[kind] === 0 ? [] : [{ store, kind, amount: more[kind], ...times }],
    );
  });
}
