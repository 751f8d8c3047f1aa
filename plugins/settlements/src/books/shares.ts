/** What of an order its shares follow from; whole won. */
export interface SharedOrder {
  isDelivered: boolean;
  shippingFee: number;
  transferDiscount: number;
  discount: number;
  /** All that was taken off it: lines that were packed less, corrections, what was given back. */
  weightReduction: number;
  lines: readonly SharedLine[];
}

export interface SharedLine {
  /** Public id of the store that sold it; null for the shop. */
  store: number | null;
  total: number;
  /** Won that it costs less because less was packed. */
  weightReduction: number;
}

/** What a store has of an order: its goods as delivered, and the shop's commission on them. Whole won, neither below zero. */
export interface StoreShare {
  sale: number;
  commission: number;
}

export interface Shares {
  /** By the store's public id. */
  stores: Map<number, StoreShare>;
  /** Won of the total that are the shop's: its own goods, the shipping fee, the commissions, less every discount. */
  shop: number;
}

/** Commission in hundredths of a per cent. */
export const BASIS = 10_000;

/**
 * Whose the total of an order is: nobody's until it is delivered. What was taken off the order as a whole (a correction, what was given
 * back) is shared by all who sold it in proportion to their goods, to the won; discounts and the shipping fee are the shop's. The shares
 * add up to the total (ruling 55).
 *
 * @param basisPoints of a store's commission, as of the order
 */
export function sharesOf(order: SharedOrder, basisPoints: (store: number) => number): Shares {
  const stores = new Map<number, StoreShare>();
  if (!order.isDelivered) return { stores, shop: 0 };
  const goods = new Map<number | null, number>([[null, 0]]);
  let ofLines = 0;
  for (const { store, total, weightReduction } of order.lines) {
    goods.set(store, (goods.get(store) ?? 0) + total - weightReduction);
    ofLines += weightReduction;
  }
  const ofOrder = order.weightReduction - ofLines;
  const parts = partsOf(ofOrder, goods);
  let shop =
    (goods.get(null) ?? 0) + order.shippingFee - order.transferDiscount - order.discount - (parts.get(null) ?? 0);
  for (const [store, won] of goods) {
    if (store === null) continue;
    const sale = won - (parts.get(store) ?? 0);
    const commission = Math.round((sale * basisPoints(store)) / BASIS);
    stores.set(store, { sale, commission });
    shop += commission;
  }
  return { stores, shop };
}

/**
 * `amount` in proportion to the goods of each seller, by largest remainder; nobody bears more than his goods. What is beyond all goods, or
 * negative because lines were weighed lighter than the customer pays for, is the shop's.
 */
function partsOf(amount: number, goods: ReadonlyMap<number | null, number>): Map<number | null, number> {
  const all = [...goods.values()].reduce((sum, won) => sum + won, 0);
  const shared = Math.max(0, Math.min(amount, all));
  const exact = [...goods].map(([seller, won]) => ({ seller, exact: all === 0 ? 0 : (shared * won) / all }));
  const parts = new Map(exact.map(({ seller, exact }) => [seller, Math.floor(exact)]));
  let rest = shared - [...parts.values()].reduce((sum, won) => sum + won, 0);
  for (const { seller } of exact.sort((one, other) => (other.exact % 1) - (one.exact % 1))) {
    if (rest === 0) break;
    parts.set(seller, (parts.get(seller) ?? 0) + 1);
    rest -= 1;
  }
  parts.set(null, (parts.get(null) ?? 0) + amount - shared);
  return parts;
}
