/** More open orders of one person than this are not searched: 2^10 sets. */
const MOST_ORDERS = 10;

/**
 * The sets of orders whose dues add up to the amount, in won. At most two, because a second one says that the amount
 * does not tell which orders are meant. Of orders with equal dues those are meant that come first. `undefined` when a
 * person has too many open orders to look through.
 */
export function setsOfSum<T extends { due: number }>(orders: T[], amount: number): T[][] | undefined {
  if (orders.length > MOST_ORDERS) return undefined;
  const found: T[][] = [];
  collect(
    [...orders].sort((one, other) => one.due - other.due),
    amount,
    [],
    found,
  );
  return found;
}

/** @param orders sorted by what is due */
function collect<T extends { due: number }>(orders: T[], rest: number, chosen: T[], found: T[][]) {
  if (found.length > 1) return;
  if (rest === 0 && chosen.length > 0) {
    found.push(chosen);
    return;
  }
  for (const [at, order] of orders.entries()) {
    const isYounger = orders[at - 1]?.due === order.due;
    if (order.due <= rest && !isYounger) collect(orders.slice(at + 1), rest - order.due, [...chosen, order], found);
  }
}
