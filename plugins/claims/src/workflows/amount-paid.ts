/** A line of an order, in whole won after what a packed weight took off it. */
export interface PaidLine {
  place: number;
  won: number;
}

/** An order's sums in whole won. */
export interface PaidOrder {
  lines: readonly PaidLine[];
  total: number;
  shippingFee: number;
  /** What corrections, claims among them, took off after the delivery. */
  correction: number;
}

/** What an earlier claim gave back for which lines. */
export interface EarlierClaim {
  places: readonly number[];
  amount: number;
}

/**
 * Most whole won that can go back for these lines: what was paid for them, a discount taken off in proportion, less what earlier claims about one of
 * them gave back, and no more than the order still costs without its shipping fee.
 */
export function mostForLines(
  { lines, total, shippingFee, correction }: PaidOrder,
  places: readonly number[],
  earlier: readonly EarlierClaim[],
): number {
  const sum = (some: readonly PaidLine[]) => some.reduce((won, line) => won + line.won, 0);
  const all = sum(lines);
  if (all === 0) return 0;
  const goods = Math.max(0, total - shippingFee);
  const claimed = sum(lines.filter(({ place }) => places.includes(place)));
  const paid = Math.round((claimed * Math.min(all, goods + correction)) / all);
  const given = earlier
    .filter((claim) => claim.places.some((place) => places.includes(place)))
    .reduce((won, { amount }) => won + amount, 0);
  return Math.max(0, Math.min(paid - given, goods));
}
