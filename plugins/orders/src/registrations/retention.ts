import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import type { Retention } from "@zakh/kit/retention/retention";
import { OWED_ORDERS, settledSince } from "../read-models/owed-orders";
import { statusIs } from "../read-models/status-sql";
import { forgetPersons, NOBODY } from "../workflows/forget-persons";

/** Most orders of one transaction. */
const MAX_ORDERS = 500;

/** What of orders is forgotten: the law has a shop keep them for five years, and the account for a refund is of no use after it (ruling 48). */
export const retention: readonly Retention[] = [
  {
    name: "refund-accounts",
    days: 30,
    async forget(before) {
      const { rowCount } = await shopPool().query(
        `DELETE FROM refund_account a WHERE ${settledSince("$1::timestamptz")}`,
        [before],
      );
      return rowCount ?? 0;
    },
  },
  {
    name: "order-persons",
    days: 5 * 365,
    async forget(before) {
      let forgotten = 0;
      for (let part = MAX_ORDERS; part === MAX_ORDERS; forgotten += part) part = await forgetOldPersons(before);
      return forgotten;
    },
  },
];

/** Of ended orders of which nothing is to go back, also the number of the cash receipt and the staff's notes. */
function forgetOldPersons(before: Date): Promise<number> {
  return inTransaction(shopPool(), async (sql) => {
    const { rows } = await sql.query<{ id: string }>(
      `SELECT d.id FROM order_detail d WHERE d.created_at < $1 AND (d.customer_phone <> '' OR d.customer_name <> '${NOBODY}'
         OR EXISTS (SELECT FROM cash_receipt WHERE order_detail_id = d.id AND number IS NOT NULL))
         AND (${statusIs("delivered")} OR ${statusIs("cancelled")})
         AND d.id NOT IN (SELECT owed.order_detail_id FROM ${OWED_ORDERS} owed)
       ORDER BY d.id LIMIT ${MAX_ORDERS} FOR UPDATE OF d SKIP LOCKED`,
      [before],
    );
    const ids = rows.map(({ id }) => id);
    await forgetPersons(sql, ids);
    await sql.query("UPDATE cash_receipt SET kind = NULL, number = NULL WHERE order_detail_id = ANY($1)", [ids]);
    await sql.query(
      "DELETE FROM owner_note WHERE order_number IN (SELECT order_number FROM order_detail WHERE id = ANY($1))",
      [ids],
    );
    return ids.length;
  });
}
