/**
 * How far, in won, another open total must not be: equal, or one slip of a finger away. Whoever pays a sum that is one slip
 * off must not pay another's order.
 */
const SLIPS = [0, 1, 10, 50, 100, 500, 1000];

/** At most this many won are taken off a total, in won. */
export const MAX_TRANSFER_DISCOUNT = 99;

/** How many days after an order was placed its money may still come, though the order was cancelled. */
export const CANCELLED_MONEY_DAYS = 30;

/** Other sums outside this range, in won, have no influence on what is taken off a total. */
export function sumsNear(total: number): { from: number; to: number } {
  const furthest = Math.max(...SLIPS);
  return { from: total - MAX_TRANSFER_DISCOUNT - furthest, to: total + furthest };
}

/** Whether a total, in won, is no slip away from any of the others. */
export function oddWonIsFree(total: number, others: Iterable<number>): boolean {
  for (const other of others) if (SLIPS.includes(Math.abs(total - other))) return false;
  return true;
}

/**
 * How many won, 1 to 99, to take off a total so that it is unlike every other open one; 0 when no number does that, or when
 * nothing would be left to pay. The search begins at `first`, so that neighbouring orders have unlike sums.
 * @param total whole won
 * @param others totals of open orders, and of those cancelled lately, whose money may still come
 */
export function chooseTransferDiscount(total: number, others: Iterable<number>, first = 1): number {
  const taken = new Set<number>();
  for (const other of others) for (const slip of SLIPS) taken.add(other - slip).add(other + slip);
  for (let step = 0; step < MAX_TRANSFER_DISCOUNT; step += 1) {
    const won = ((first - 1 + step) % MAX_TRANSFER_DISCOUNT) + 1;
    if (won < total && !taken.has(total - won)) return won;
  }
  return 0;
}
