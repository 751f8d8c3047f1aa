import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CONTACT_FIELDS } from "../contract/contact";

/** Stands for a person who is not known any more. */
export const NOBODY = "—";

/**
 * Takes the person out of orders, by the ids of their details: recipient, email, phone, address, notes and the name that the transfer was to come from go
 * from orders and histories, in the shop and in Medusa. What was sold stays, and the money with who sent it.
 */
export async function forgetPersons(sql: Queryable, detailIds: readonly string[]): Promise<void> {
  const values = [detailIds];
  const details = "(SELECT unnest($1::text[]))";
  const orders = `(SELECT order_id FROM order_order_detail WHERE shop_order_detail_id IN ${details})`;
  await sql.query(`DELETE FROM refund_account WHERE order_detail_id IN ${details}`, values);
  await sql.query(
    `UPDATE order_status_change change SET
       account_name = CASE WHEN change.account_number = d.account_number THEN '${NOBODY}' ELSE account_name END,
       contact = jsonb_set(contact, '{changed}', coalesce((SELECT jsonb_agg(one) FROM jsonb_array_elements(contact->'changed') one
         WHERE NOT one->>'field' = ANY($2)), '[]'))
     FROM order_detail d WHERE d.id = change.order_detail_id AND change.order_detail_id IN ${details}`,
    [detailIds, [...CONTACT_FIELDS, "deliveryNote", "doorCode", "note"]],
  );
  await sql.query(
    `UPDATE order_address SET first_name = '${NOBODY}', last_name = NULL, phone = NULL, company = NULL, address_1 = '${NOBODY}',
       address_2 = NULL, city = NULL, province = NULL, postal_code = NULL, customer_id = NULL
     WHERE id IN (SELECT shipping_address_id FROM "order" WHERE id IN ${orders}
       UNION SELECT billing_address_id FROM "order" WHERE id IN ${orders})`,
    values,
  );
  await sql.query(`UPDATE "order" SET email = NULL WHERE id IN ${orders}`, values);
  await sql.query(`UPDATE "order" SET metadata = metadata - 'depositor' WHERE id IN ${orders}`, values);
  // Medusa's payment of an order has its sender too, in both places.
  const collections = `(SELECT payment_collection_id FROM order_payment_collection WHERE order_id IN ${orders})`;
  await sql.query(`UPDATE payment SET data = data - 'depositor' WHERE payment_collection_id IN ${collections}`, values);
  await sql.query(
    `UPDATE payment_session SET data = data - 'depositor' WHERE payment_collection_id IN ${collections}`,
    values,
  );
  await sql.query(
    `UPDATE order_detail SET customer_name = '${NOBODY}', customer_email = '', customer_phone = '', customer_address = '${NOBODY}',
       address_parts = NULL, delivery_note = '', note = '', depositor = '', link_key = CASE WHEN link_key IS NULL THEN NULL ELSE gen_random_uuid()::text END
     WHERE id IN ${details}`,
    values,
  );
}
