import type { Queryable } from "@zakh/kit/database/one-transaction";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { AWAY_DAYS, BUYERS_MAX, type BuyerOfYear, type Buyers } from "../contract/month";
import { LATEST_ORDER } from "./month";

type BuyerRow = Omit<BuyerOfYear, "lastOrderAt"> & { lastOrderAt: Date; total: number };

/** Whoever has an account, by what they have bought, without cancelled orders. */
function bought(since: string, having: string): string {
  return `SELECT best.*, latest.name, latest.phone FROM (
      SELECT d.account_number AS id, count(*)::int AS orders, sum(d.total)::float8 AS sold, max(d.created_at) AS "lastOrderAt",
        (count(*) OVER ())::int AS total
      FROM order_detail d JOIN account ON account.number = d.account_number AND account.deleted_at IS NULL
      WHERE d.deleted_at IS NULL AND NOT ${statusIs("cancelled")} AND ${since}
      GROUP BY 1 HAVING ${having} ORDER BY sold DESC, 1 LIMIT ${BUYERS_MAX}) best
    ${LATEST_ORDER} ORDER BY best.sold DESC, best.id`;
}

/** The best customers of the last 12 months, and those who bought twice and have not come back for `AWAY_DAYS`. */
export async function findBuyers(sql: Queryable): Promise<Buyers> {
  const [best, away] = await Promise.all([
    sql.query<BuyerRow>(bought("d.created_at > now() - interval '12 months'", "true")),
    sql.query<BuyerRow>(bought("true", `count(*) > 1 AND max(d.created_at) < now() - interval '${AWAY_DAYS} days'`)),
  ]);
  return { best: best.rows.map(toBuyer), away: away.rows.map(toBuyer), awayCount: away.rows[0]?.total ?? 0 };
}

function toBuyer({ lastOrderAt, total: _, ...buyer }: BuyerRow): BuyerOfYear {
  return { ...buyer, lastOrderAt: lastOrderAt.toISOString() };
}
