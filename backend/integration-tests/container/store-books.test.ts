import { DAY_MS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { insertRows, numeric, row } from "@zakh/kit/database/table-rows";
import { settleOrders } from "@zakh/settlements/workflows/settle-orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BookedOrder, balanceOf, faultsOf, unaccounted } from "../../../tools/simulate/books/adding-up.ts";
import { DrawnOrder, type Step, totalOf } from "../../../tools/simulate/books/drawn-order.ts";
import { bootCommerce } from "./boot";

/** `npm test -- --all` leads more. */
const ORDERS = process.env.TEST_ALL ? 5000 : 1200;
/** A round places a part of the orders and sets new rates, and every order that is there takes one step in it. */
const ROUNDS = 16;
const ROUNDS_OF_PLACING = 4;
const STORES = [900_000_001, 900_000_002, 900_000_003];
/** Orders of this file alone. */
const FIRST = 910_000_000;
const START = Date.now() - 40 * DAY_MS;

type Container = Awaited<ReturnType<typeof bootCommerce>>["container"];
let container: Container;

beforeAll(async () => {
  ({ container } = await bootCommerce());
  await removeBooks();
});

/** Books are only added to, but for a test that leaves none behind. */
async function removeBooks(): Promise<void> {
  await shopPool().query(
    `BEGIN; ALTER TABLE store_entry DISABLE TRIGGER USER; ALTER TABLE store_commission_rate DISABLE TRIGGER USER;
     DELETE FROM store_entry WHERE store_number BETWEEN ${STORES[0]} AND ${STORES.at(-1)};
     DELETE FROM store_commission_rate WHERE store_number BETWEEN ${STORES[0]} AND ${STORES.at(-1)};
     ALTER TABLE store_entry ENABLE TRIGGER USER; ALTER TABLE store_commission_rate ENABLE TRIGGER USER;
     DELETE FROM settled_order WHERE order_number >= ${FIRST}; DELETE FROM order_detail WHERE order_number >= ${FIRST}; COMMIT`,
  );
}

afterAll(removeBooks);

/** A number below `end`, the same in each run. */
function drawOf(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** Rates of the stores by the round in which they were set. */
const rates: ReadonlyMap<number, number>[] = [];

async function setRates(at: Date, draw: (end: number) => number): Promise<void> {
  const set = new Map(STORES.map((store) => [store, draw(2500)]));
  rates.push(set);
  const rows = [...set].map(([store, points]) =>
    row("store_commission_rate", {
      id: `strat_${store}_${rates.length}`,
      store_number: store,
      basis_points: points,
      created_at: at,
    }),
  );
  await insertRows(shopPool(), rows);
}

const detailId = (order: DrawnOrder) => `ordet_books_${order.number}`;

/** Writes orders, or how they have changed, in the rows that the shop's own writes make. */
class Written {
  private readonly changes = new Map<number, number>();

  async write(orders: readonly DrawnOrder[]): Promise<void> {
    const fresh = orders.filter(({ number }) => !this.changes.has(number));
    await insertRows(shopPool(), fresh.map(detailRow));
    await shopPool().query(
      `UPDATE order_detail d SET status = w.status, subtotal = w.subtotal, shipping_fee = w.shipping_fee, discount = w.discount,
         weight_reduction = w.weight_reduction, correction = w.correction, total = w.total
       FROM jsonb_populate_recordset(NULL::order_detail, $1) w WHERE d.id = w.id`,
      [JSON.stringify(orders.map((order) => detailRow(order).values))],
    );
    await shopPool().query("DELETE FROM order_line WHERE order_detail_id = ANY($1)", [orders.map(detailId)]);
    await insertRows(shopPool(), orders.flatMap(lineRows));
    await insertRows(
      shopPool(),
      orders.flatMap((order) => {
        const from = this.changes.get(order.number) ?? 0;
        this.changes.set(order.number, order.changes.length);
        return changeRows(order, from);
      }),
    );
  }
}

function detailRow(order: DrawnOrder) {
  const { number, placedAt, life, subtotal, shippingFee, transferDiscount, discount, correction } = order;
  return row("order_detail", {
    id: detailId(order),
    order_number: number,
    account_number: 2_000_000_000,
    status: life.status,
    customer_name: "Ном",
    customer_email: "books@example.com",
    customer_phone: "010-0000-0000",
    customer_address: "서울",
    depositor: "",
    ...numeric("subtotal", subtotal),
    ...numeric("shipping_fee", shippingFee),
    ...numeric("total", life.total),
    transfer_discount: transferDiscount,
    discount,
    weight_reduction: life.weightReduction,
    correction,
    // What a row has by default.
    delivery_note: "",
    note: "",
    language: "mn",
    payment_method: "bank_transfer",
    payment_details: {},
    created_at: placedAt,
    updated_at: placedAt,
  });
}

function lineRows(order: DrawnOrder) {
  return order.lines.map((line, index) =>
    row("order_line", {
      id: `ordln_books_${order.number}_${order.changes.length}_${index}`,
      order_detail_id: detailId(order),
      place: index + 1,
      line_item_id: `books_${order.number}_${order.changes.length}_${index}`,
      product_number: 1,
      store_number: line.store,
      ...numeric("quantity", line.quantity),
      ...numeric("packed_quantity", line.packed),
      ...numeric("price", line.price),
      ...numeric("price_divisor", 1),
      ...numeric("total", totalOf(line)),
      texts: {},
    }),
  );
}

function changeRows(order: DrawnOrder, from: number) {
  return order.changes.slice(from).flatMap((change, index) => {
    const place = from + index;
    const id = `ordch_books_${order.number}_${place}`;
    const entries = order.life.entries.slice(order.changes[place - 1]?.entries ?? 0, change.entries);
    return [
      row("order_status_change", {
        id,
        order_detail_id: detailId(order),
        from_status: change.from,
        to_status: change.to,
        created_at: change.at,
        updated_at: change.at,
      }),
      ...entries.map(({ kind, amount }, at) =>
        row("money_entry", {
          id: `mony_books_${order.number}_${place}_${at}`,
          order_detail_id: detailId(order),
          change_id: id,
          kind,
          ...numeric("amount", amount),
        }),
      ),
    ];
  });
}

/** What the books have of each order. */
async function bookedOrders(): Promise<ReadonlyMap<number, BookedOrder>> {
  const { rows } = await shopPool().query<{ number: number; store: number; sale: number; commission: number }>(
    `SELECT order_number AS number, store_number AS store,
       coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0)::float8 AS sale,
       coalesce(sum(amount) FILTER (WHERE kind = 'commission'), 0)::float8 AS commission
     FROM store_entry WHERE order_number >= $1 GROUP BY 1, 2`,
    [FIRST],
  );
  const booked = new Map<number, Map<number, { sale: number; commission: number }>>();
  for (const { number, store, ...sums } of rows) booked.set(number, (booked.get(number) ?? new Map()).set(store, sums));
  return booked;
}

/** Received less returned of the orders, by the entries in the database. */
async function cashInDatabase(): Promise<number> {
  const { rows } = await shopPool().query<{ won: number }>(
    `SELECT coalesce(sum(CASE kind WHEN 'received' THEN amount WHEN 'returned' THEN -amount END), 0)::float8 AS won
     FROM money_entry WHERE order_detail_id LIKE 'ordet\\_books\\_%'`,
  );
  return rows[0]?.won ?? 0;
}

it(`the books of stores and the shop's share equal the money received less returned, over ${ORDERS} drawn lives of orders`, async () => {
  const draw = drawOf(54);
  const written = new Written();
  const orders: DrawnOrder[] = [];
  const rateOf = new Map<number, ReadonlyMap<number, number>>();
  const taken = new Map<Step, number>();
  const lived = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = new Date(START + round * DAY_MS);
    let changed = orders.filter((order) => {
      const step = order.live(at, order.number * 100 + round);
      if (!step) return false;
      taken.set(step, (taken.get(step) ?? 0) + 1);
      lived.add(order.number);
      return true;
    });
    if (round < ROUNDS_OF_PLACING) {
      await setRates(at, draw);
      const placed = Array.from({ length: ORDERS / ROUNDS_OF_PLACING }, (_, index) => {
        const order = new DrawnOrder(FIRST + orders.length + index, new Date(at.getTime() + 1000), STORES, draw);
        rateOf.set(order.number, rates.at(-1) ?? new Map());
        return order;
      });
      orders.push(...placed);
      changed = [...changed, ...placed];
    }
    await written.write(changed);
    // Orders of this test are written in the past, where nobody looks any more.
    await shopPool().query("DELETE FROM settling_state");
    await Promise.all([settleOrders(container), settleOrders(container)]);
  }

  const booked = await bookedOrders();
  const bookedOf = (order: DrawnOrder): BookedOrder => booked.get(order.number) ?? new Map();
  const balance = balanceOf(orders, bookedOf);
  console.info(
    `${lived.size} of ${orders.length} orders lived: ${[...taken].map(([step, times]) => `${times} ${step}`).join(", ")}`,
  );
  console.info(JSON.stringify(balance));
  expect(balance.cash).toBe(await cashInDatabase());
  expect(unaccounted(balance)).toBe(0);
  expect(
    orders.flatMap((order) => faultsOf(order, bookedOf(order), (store) => rateOf.get(order.number)?.get(store) ?? 0)),
  ).toEqual([]);
  expect(lived.size).toBeGreaterThan(ORDERS / 2);
  expect(Math.min(balance.stores, balance.shop, taken.size - 15)).toBeGreaterThan(0);
}, 120_000);
