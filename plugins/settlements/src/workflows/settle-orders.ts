import type { MedusaContainer } from "@medusajs/framework/types";
import { DAY_MS } from "@zakh/kit/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertRows, row } from "@zakh/kit/database/table-rows";
import { isApiError } from "@zakh/kit/errors/api-error";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { dueEntries } from "../books/due-entries";
import { sharesOf } from "../books/shares";
import { BATCH, findUnsettledOrders, hasUnsettledOrders, type UnsettledOrder } from "../read-models/unsettled-orders";

/** Whoever writes what books follow from, or reads them to write, has this lock. */
export const BOOKS_KEY = "store-books";

/**
 * Brings the books up to date with the orders: for every order that has changed since, the entries that are missing. Orders are not asked
 * to tell of anything. Done twice at once, or again after a killed process, each entry is there once.
 */
export async function settleOrders(container: MedusaContainer): Promise<void> {
  const { days } = await storedSettings.payouts.value();
  const { rows } = await shopPool().query<{ now: Date }>("SELECT now() AS now");
  let more = true;
  while (more)
    more = (await inOneTransaction(container, ({ sql }) => settleBatch(sql, days), { key: BOOKS_KEY })) === BATCH;
  await shopPool().query(
    `INSERT INTO settling_state (id, settled_until) VALUES ('orders', $1)
     ON CONFLICT (id) DO UPDATE SET settled_until = greatest(settling_state.settled_until, $1), updated_at = now()`,
    [rows[0]?.now],
  );
}

/** The same before the books are read; where somebody else is just doing it, they are shown as they are. */
export async function settleBeforeReading(container: MedusaContainer): Promise<void> {
  if (!(await hasUnsettledOrders(shopPool()))) return;
  try {
    await settleOrders(container);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Settles up to `BATCH` orders under the lock; returns how many. */
async function settleBatch(sql: Queryable, days: number): Promise<number> {
  const orders = await findUnsettledOrders(sql);
  await insertRows(
    sql,
    orders.flatMap((order) => entryRows(order, days)),
  );
  await sql.query(
    `INSERT INTO settled_order (id, order_number, change_number)
     SELECT * FROM unnest($1::text[], $2::int[], $3::int[])
     ON CONFLICT (order_number) WHERE deleted_at IS NULL DO UPDATE SET change_number = excluded.change_number, updated_at = now()`,
    [
      orders.map(() => medusaId("setor", new Date())),
      orders.map(({ number }) => number),
      orders.map(({ changeNumber }) => changeNumber),
    ],
  );
  return orders.length;
}

function entryRows(order: UnsettledOrder, days: number) {
  const { number, changeNumber, changedAt, deliveredAt, rates, booked } = order;
  const { stores } = sharesOf(order, (store) => rates[store] ?? 0);
  const payableFrom = new Date((deliveredAt ?? changedAt).getTime() + days * DAY_MS);
  return dueEntries(stores, booked, { deliveredAt, changedAt, payableFrom }).map((entry) =>
    row("store_entry", {
      id: medusaId("stent", entry.at),
      store_number: entry.store,
      order_number: number,
      kind: entry.kind,
      amount: entry.amount,
      at: entry.at,
      payable_from: entry.payableFrom,
      key: `order:${number}:${changeNumber}:${entry.store}:${entry.kind}`,
    }),
  );
}
