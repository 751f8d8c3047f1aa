import type { AccountMerging } from "@zakh/accounts/merging/account-merging";
import { lockKey } from "@zakh/kit/database/lock";
import { creditBalance } from "../../read-models/credit";
import { creditKey } from "../credit-key";

/** Moves orders, credit and notes of one account to another, in the shop and in Medusa. */
export const moveOrders: AccountMerging = async ({ sql }, { from, into }) => {
  // In the order of every change of an order: first the order, then the credit. New orders wait for the locked account.
  const { rowCount: orders } = await sql.query(
    "SELECT FROM order_detail WHERE account_number = $1 AND deleted_at IS NULL ORDER BY order_number FOR UPDATE",
    [from.number],
  );
  const accounts = [from.number, into.number];
  for (const number of [...accounts].sort((one, other) => one - other)) await lockKey(sql, creditKey(number));
  const credit = await creditBalance(sql, from.number);
  const customers = [from.customerId, into.customerId];
  const details = "SELECT id FROM order_detail WHERE account_number = $1";
  const medusaOrders = `SELECT order_id FROM order_order_detail WHERE shop_order_detail_id IN (${details})`;
  await sql.query(
    `UPDATE order_status_change SET account_number = $2 WHERE account_number = $1 AND deleted_at IS NULL
       AND order_detail_id IN (${details})`,
    accounts,
  );
  await sql.query(
    `UPDATE order_address SET customer_id = $2
     WHERE customer_id = $3 AND id IN (SELECT shipping_address_id FROM "order" WHERE id IN (${medusaOrders})
       UNION SELECT billing_address_id FROM "order" WHERE id IN (${medusaOrders}))`,
    [from.number, into.customerId, from.customerId],
  );
  await sql.query(
    'UPDATE "order" SET customer_id = $2, updated_at = now() WHERE customer_id = $1 AND deleted_at IS NULL',
    customers,
  );
  // A key belongs to the session that sent it, which ends; that of an admin's order stands by itself.
  await sql.query(
    `UPDATE order_detail SET account_number = $2, updated_at = now(),
       idempotency_key = CASE WHEN link_key IS NULL THEN NULL ELSE idempotency_key END,
       request_hash = CASE WHEN link_key IS NULL THEN NULL ELSE request_hash END
     WHERE account_number = $1`,
    accounts,
  );
  await sql.query(
    "UPDATE credit_grant SET account_number = $2, idempotency_key = NULL, request_hash = NULL WHERE account_number = $1",
    accounts,
  );
  const { rowCount: notes } = await sql.query(
    "UPDATE owner_note SET account_number = $2 WHERE account_number = $1",
    accounts,
  );
  return { orders: orders ?? 0, credit, notes: notes ?? 0 };
};
