import type { SendingDays } from "@zakh/catalog/contract";
import { planSending } from "@zakh/delivery/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { CountedFrom, SellersDay } from "@zakh/orders/read-models/other-sellers";

/** On which day each store has promised to send its goods of a paid order, by name; kept by `promise-sending-days`. */
export async function findPromisedDays(sql: Queryable, orderId: number): Promise<SellersDay[]> {
  const { rows } = await sql.query<SellersDay>(
    `SELECT store.name, promise.leaves_on AS "leavesOn" FROM store_order_promise promise
     JOIN market_store store ON store.number = promise.store_number
     WHERE promise.order_number = $1 AND promise.leaves_on IS NOT NULL ORDER BY store.name, store.number`,
    [orderId],
  );
  return rows;
}

/** When each of these stores (public ids) sends what is paid then, by name; those that promise no day are left out. */
export async function findDaysOf(
  sql: Queryable,
  storeIds: readonly number[],
  { delivery, at }: CountedFrom,
): Promise<SellersDay[]> {
  const { rows } = await sql.query<{ name: string; days: SendingDays }>(
    `SELECT name, sending_days AS days FROM market_store
     WHERE number = ANY($1) AND sending_days IS NOT NULL AND deleted_at IS NULL ORDER BY name, number`,
    [storeIds],
  );
  return rows.flatMap(({ name, days }) => {
    const leavesOn = planSending(days, delivery, at);
    return leavesOn ? [{ name, leavesOn }] : [];
  });
}
