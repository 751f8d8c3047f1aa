import { MONEY_ENTRY_KINDS, type MoneyTotals } from "../../../plugins/orders/src/contract/money.ts";
import { withMovements } from "../../../plugins/orders/src/read-models/money-sums.ts";
import { BASIS } from "../../../plugins/settlements/src/books/shares.ts";
import { type DrawnOrder, reductionOf, totalOf } from "./drawn-order.ts";

/** What the books have of one order: by store, won of its sales and of its commissions (negative). */
export type BookedOrder = ReadonlyMap<number, { sale: number; commission: number }>;

/** Where the shop's money is by the orders' own entries, and by the books. Whole won. */
export interface Balance {
  /** What came in, less what was transferred back. */
  cash: number;
  /** What stores are owed for orders, less commission. */
  stores: number;
  shop: number;
  /** Held for orders that are not delivered. */
  waiting: number;
  /** Waits to go back to customers. */
  toReturn: number;
  /** Credit that customers have. */
  credit: number;
  /** Small sums too much that stayed with the shop. */
  gifts: number;
  /** What is still to be paid of delivered orders. */
  due: number;
}

/** The shop's own part of a delivered order, counted from its lines and not from the shares of stores. */
function ownPart(order: DrawnOrder, booked: BookedOrder): number {
  const own = order.lines.filter(({ store }) => store === null).reduce((sum, line) => sum + netOf(line), 0);
  const commissions = [...booked.values()].reduce((sum, { commission }) => sum - commission, 0);
  const bornByStores = storesOf(order).reduce(
    (sum, store) => sum + goodsOf(order, store) - (booked.get(store)?.sale ?? 0),
    0,
  );
  const { shippingFee, discount, transferDiscount } = order;
  return own + shippingFee - discount - transferDiscount - (takenOffOrder(order) - bornByStores) + commissions;
}

/** Sums the money of all orders, and what the books say of them. */
export function balanceOf(orders: readonly DrawnOrder[], booked: (order: DrawnOrder) => BookedOrder): Balance {
  const sum: Balance = { cash: 0, stores: 0, shop: 0, waiting: 0, toReturn: 0, credit: 0, gifts: 0, due: 0 };
  for (const order of orders) {
    const money = moneyOf(order);
    const { received: held, toReturn, due } = order.life.sums;
    const isDelivered = order.life.status === "completed";
    sum.cash += money.received - money.returned;
    sum.credit += money.credit_given - money.credit_used;
    sum.gifts += money.gift;
    sum.toReturn += toReturn;
    if (isDelivered) sum.due += due;
    else sum.waiting += held - toReturn;
    const books = booked(order);
    for (const { sale, commission } of books.values()) sum.stores += sale + commission;
    if (isDelivered) sum.shop += ownPart(order, books);
  }
  return sum;
}

/** Won that nobody can account for: 0 where the books add up. */
export function unaccounted({ cash, stores, shop, waiting, toReturn, credit, gifts, due }: Balance): number {
  return cash - (stores + shop - due + waiting + toReturn + credit + gifts);
}

/** What is wrong with the books of one order, by a count of its own; empty where nothing is. */
export function faultsOf(order: DrawnOrder, booked: BookedOrder, rate: (store: number) => number): string[] {
  const faults: string[] = [];
  const isDelivered = order.life.status === "completed";
  const goods = order.lines.reduce((sum, line) => sum + netOf(line), 0);
  const shared = Math.max(0, Math.min(takenOffOrder(order), goods));
  for (const store of new Set([...storesOf(order), ...booked.keys()])) {
    const { sale, commission } = booked.get(store) ?? { sale: 0, commission: 0 };
    const own = isDelivered ? goodsOf(order, store) : 0;
    const exact = goods === 0 ? 0 : own - (shared * own) / goods;
    if (Math.abs(sale - exact) >= 1) faults.push(`order ${order.number}: store ${store} has ${sale} and not ${exact}`);
    if (Math.abs(-commission - (sale * rate(store)) / BASIS) > 0.5)
      faults.push(`order ${order.number}: commission of ${store} is ${commission} of ${sale}`);
  }
  return faults;
}

function moneyOf(order: DrawnOrder): Required<MoneyTotals> {
  const totals = withMovements({}, order.life.entries);
  return Object.fromEntries(MONEY_ENTRY_KINDS.map((kind) => [kind, totals[kind] ?? 0])) as Required<MoneyTotals>;
}

/** Won taken off the order beyond its lines. */
function takenOffOrder({ life, lines }: DrawnOrder): number {
  return life.weightReduction - lines.reduce((sum, line) => sum + reductionOf(line), 0);
}

function storesOf({ lines }: DrawnOrder): number[] {
  return [...new Set(lines.flatMap(({ store }) => store ?? []))];
}

function goodsOf({ lines }: DrawnOrder, store: number): number {
  return lines.filter((line) => line.store === store).reduce((sum, line) => sum + netOf(line), 0);
}

function netOf(line: DrawnOrder["lines"][number]): number {
  return totalOf(line) - reductionOf(line);
}
