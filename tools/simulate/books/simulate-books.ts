import { type Booked, dueEntries } from "../../../plugins/settlements/src/books/due-entries.ts";
import { sharesOf } from "../../../plugins/settlements/src/books/shares.ts";
import { Random } from "../random.ts";
import { type Balance, type BookedOrder, balanceOf, faultsOf, unaccounted } from "./adding-up.ts";
import { DrawnOrder, type Step } from "./drawn-order.ts";

/** Public ids of the stores. */
const STORES = [1, 2, 3];
/** Steps that are drawn for each order, how many orders there are between two rates, and how far a step is from the next. */
const DRAWN = 14;
const ORDERS_OF_A_RATE = 100;
const DAY_MS = 86_400_000;

/** What came of drawn lives of orders in the books of stores. */
export interface BooksResult {
  orders: number;
  /** Entries that the books have. */
  entries: number;
  /** How often each step was taken. */
  taken: Map<Step, number>;
  /** How many orders it was that anything happened to. */
  lived: number;
  balance: Balance;
  /** Won that nobody can account for. */
  unaccounted: number;
  faults: string[];
}

/** Leads orders of several stores and the shop through drawn lives, settles each after every step, and counts. */
export function simulateBooks(seed: number, count: number): BooksResult {
  const random = new Random(seed);
  const draw = (end: number) => random.below(end);
  const books = new Map<number, Map<number, Booked>>();
  const rates = new Map<number, ReadonlyMap<number, number>>();
  const taken = new Map<Step, number>();
  const orders: DrawnOrder[] = [];
  let entries = 0;
  let lived = 0;
  let rate: ReadonlyMap<number, number> = new Map();
  for (let number = 1; number <= count; number += 1) {
    if (number % ORDERS_OF_A_RATE === 1) rate = new Map(STORES.map((store) => [store, draw(2500)]));
    const order = new DrawnOrder(number, new Date(number * DAY_MS), STORES, draw);
    rates.set(number, rate);
    orders.push(order);
    const booked = new Map<number, Booked>();
    books.set(number, booked);
    let steps = 0;
    for (let step = 1; step <= DRAWN; step += 1) {
      const done = order.live(new Date((number + step) * DAY_MS), number * 100 + step);
      if (!done) continue;
      steps += 1;
      taken.set(done, (taken.get(done) ?? 0) + 1);
      entries += settle(order, booked, rateOf(rates, number));
    }
    if (steps > 0) lived += 1;
  }
  const bookedOf = (order: DrawnOrder): BookedOrder => books.get(order.number) ?? new Map();
  const balance = balanceOf(orders, bookedOf);
  return {
    orders: orders.length,
    entries,
    taken,
    lived,
    balance,
    unaccounted: unaccounted(balance),
    faults: orders.flatMap((order) => faultsOf(order, bookedOf(order), rateOf(rates, order.number))),
  };
}

function rateOf(rates: ReadonlyMap<number, ReadonlyMap<number, number>>, order: number) {
  return (store: number) => rates.get(order)?.get(store) ?? 0;
}

/** Adds the entries of an order that are missing; how many. */
function settle(order: DrawnOrder, booked: Map<number, Booked>, rate: (store: number) => number): number {
  const { deliveredAt, changedAt } = order;
  const made = dueEntries(sharesOf(order.shared, rate).stores, booked, {
    deliveredAt,
    changedAt,
    payableFrom: changedAt,
  });
  for (const { store, kind, amount, payableFrom } of made) {
    const before = booked.get(store) ?? { sale: 0, commission: 0, payableFrom };
    booked.set(store, { ...before, [kind]: before[kind] + amount });
  }
  return made.length;
}
