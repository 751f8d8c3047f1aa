import type { ClosedAccount } from "@zakh/accounts/closing/account-closing";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { OWED_ORDERS } from "../read-models/owed-orders";
import { statusIs } from "../read-models/status-sql";
import { forgetPersons } from "../workflows/forget-persons";

/**
 * Refuses while an order is open, or money is to go back or to become credit: the person is needed for it. Then the person goes from the orders
 * (`forgetPersons`), and the staff's notes go. What was sold, the money and the cash receipts stay, because the law has a shop keep them.
 */
export async function forgetOrders(sql: Queryable, { number }: ClosedAccount): Promise<void> {
  const { rowCount: open } = await sql.query(
    `SELECT FROM order_detail d WHERE d.account_number = $1 AND d.deleted_at IS NULL
       AND (${statusIs("awaitsPayment")} OR ${statusIs("awaitsDelivery")} OR d.credit_to_give > 0
         OR d.id IN (SELECT owed.order_detail_id FROM ${OWED_ORDERS} owed)) LIMIT 1`,
    [number],
  );
  if (open) throw new ApiError(409, "orders_still_open");
  const { rows } = await sql.query<{ id: string }>("SELECT id FROM order_detail WHERE account_number = $1", [number]);
  await sql.query("DELETE FROM owner_note WHERE account_number = $1", [number]);
  await forgetPersons(
    sql,
    rows.map(({ id }) => id),
  );
}
