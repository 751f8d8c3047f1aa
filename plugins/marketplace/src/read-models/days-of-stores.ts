import type { SendingDays } from "@zakh/catalog/contract";
import { planSending } from "@zakh/delivery/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { CountedFrom, SellersDay } from "@zakh/orders/read-models/other-sellers";

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
