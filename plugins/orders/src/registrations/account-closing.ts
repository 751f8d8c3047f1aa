import { type ClosedAccount, registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { CONTACT_FIELDS } from "../contract/contact";
import { OWED_ORDERS } from "../read-models/owed-orders";
import { statusIs } from "../read-models/status-sql";

/** Stands for a person who has closed the account. */
const NOBODY = "—";

/** Registers what becomes of the orders of a customer who closes the account (ruling 72). */
export async function accountClosingLoader(): Promise<void> {
  registerAccountClosing(forgetOrders);
}

/**
 * Refuses while an order is open, or money is to go back or to become credit: the person is needed for it. Then recipient, email, phone, address and notes
 * go from orders and histories, and the staff's notes go, in the shop and in Medusa. What was sold, the money with its sender and the cash receipts stay,
 * because the law has a shop keep them; of an order for which no money came, its sender goes, too.
 */
async function forgetOrders(sql: Queryable, { number }: ClosedAccount): Promise<void> {
  const { rowCount: open } = await sql.query(
    `SELECT FROM order_detail d WHERE d.account_number = $1 AND d.deleted_at IS NULL
       AND (${statusIs("awaitsPayment")} OR ${statusIs("awaitsDelivery")} OR d.credit_to_give > 0
         OR d.id IN (SELECT owed.order_detail_id FROM ${OWED_ORDERS} owed)) LIMIT 1`,
    [number],
  );
  if (open) throw new ApiError(409, "orders_still_open");
  await sql.query(
    `UPDATE order_detail SET customer_name = '${NOBODY}', customer_email = '', customer_phone = '', customer_address = '${NOBODY}',
       address_parts = NULL, delivery_note = '', note = '', link_key = CASE WHEN link_key IS NULL THEN NULL ELSE gen_random_uuid()::text END WHERE account_number = $1`,
    [number],
  );
  const details = "SELECT id FROM order_detail WHERE account_number = $1";
  const orders = `SELECT order_id FROM order_order_detail WHERE shop_order_detail_id IN (${details})`;
  await sql.query("DELETE FROM owner_note WHERE account_number = $1", [number]);
  await sql.query(`DELETE FROM refund_account WHERE order_detail_id IN (${details})`, [number]);
  await sql.query(
    `UPDATE order_status_change SET
       account_name = CASE WHEN account_number = $1 THEN '${NOBODY}' ELSE account_name END,
       contact = jsonb_set(contact, '{changed}', coalesce((SELECT jsonb_agg(one) FROM jsonb_array_elements(contact->'changed') one
         WHERE NOT one->>'field' = ANY($2)), '[]'))
     WHERE order_detail_id IN (${details})`,
    [number, [...CONTACT_FIELDS, "deliveryNote", "doorCode", "note"]],
  );
  await sql.query(
    `UPDATE order_address SET first_name = '${NOBODY}', last_name = NULL, phone = NULL, company = NULL, address_1 = '${NOBODY}',
       address_2 = NULL, city = NULL, province = NULL, postal_code = NULL, customer_id = NULL
     WHERE id IN (SELECT shipping_address_id FROM "order" WHERE id IN (${orders})
       UNION SELECT billing_address_id FROM "order" WHERE id IN (${orders}))`,
    [number],
  );
  await sql.query(`UPDATE "order" SET email = NULL WHERE id IN (${orders})`, [number]);
  const unpaid = `${details} AND NOT EXISTS (
    SELECT FROM money_entry WHERE order_detail_id = order_detail.id AND kind = 'received' AND deleted_at IS NULL)`;
  await sql.query(
    `UPDATE "order" SET metadata = metadata - 'depositor'
     WHERE id IN (SELECT order_id FROM order_order_detail WHERE shop_order_detail_id IN (${unpaid}))`,
    [number],
  );
  await sql.query(`UPDATE order_detail SET depositor = '' WHERE id IN (${unpaid})`, [number]);
}
