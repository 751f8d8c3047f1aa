/** A line of an order, in whole won after what a packed weight took off it. */
export interface PaidLine {
  place: number;
  won: number;
}

/** One with the quantity that was ordered, in its unit. */
export interface PaidQuantity extends PaidLine {
  quantity: number;
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
 * them gave back in money or goods, and no more than the order still costs without its shipping fee.
 */
export function mostForLines(order: PaidOrder, places: readonly number[], earlier: readonly EarlierClaim[]): number {
  const goods = Math.max(0, order.total - order.shippingFee);
  const claimed = sumOf(order.lines.filter(({ place }) => places.includes(place)));
  const given = earlier
    .filter((claim) => claim.places.some((place) => places.includes(place)))
    .reduce((won, { amount }) => won + amount, 0);
  return Math.max(0, Math.min(paidFor(order, claimed) - given, goods));
}

/** What was paid in an order for these quantities of its lines, in whole won. */
export function worthOf(
  order: Omit<PaidOrder, "lines"> & { lines: readonly PaidQuantity[] },
  wanted: readonly { place: number; quantity: number }[],
): number {
  const priced = wanted.map(({ place, quantity }) => {
    const line = order.lines.find((one) => one.place === place);
    return { place, won: line ? (line.won * quantity) / line.quantity : 0 };
  });
  return paidFor(order, sumOf(priced));
}

const sumOf = (lines: readonly PaidLine[]) => lines.reduce((won, line) => won + line.won, 0);

/** What was paid for goods that cost `won` before the discount. */
function paidFor({ lines, total, shippingFee, correction }: PaidOrder, won: number): number {
  const all = sumOf(lines);
  if (all === 0) return 0;
  return Math.round((won * Math.min(all, Math.max(0, total - shippingFee) + correction)) / all);
}
