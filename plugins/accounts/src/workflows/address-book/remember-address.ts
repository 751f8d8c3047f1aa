import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ADDRESSES_MAX, type SavedAddressInput } from "../../contract/address-book";

/**
 * Adds where an order goes to the address book of an account (public id), in the order's transaction. The first address is the default;
 * one that is there already gets the rest of what was typed, such as the new code of its door, and one for which there is no room is left out,
 * because no order may fail of it.
 */
export async function rememberAddress(
  sql: Queryable,
  accountNumber: number,
  address: Omit<SavedAddressInput, "label" | "isDefault">,
): Promise<void> {
  const { recipientName, phone, postcode, roadAddress, building, doorCode, deliveryNote } = address;
  // What is sent at once waits here, so that one address does not become several.
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('addresses_' || $1, 0))", [accountNumber]);
  await sql.query(
    `UPDATE account_address SET recipient_name = $2, phone = $3, door_code = $7, delivery_note = $8, updated_at = now()
     FROM account WHERE account.number = $1 AND account.deleted_at IS NULL AND account_address.account_id = account.id
       AND account_address.deleted_at IS NULL AND (postcode, road_address, building) = ($4::text, $5::text, $6::text)`,
    [accountNumber, recipientName, phone, postcode, roadAddress, building, doorCode, deliveryNote],
  );
  await sql.query(
    `INSERT INTO account_address (id, account_id, recipient_name, phone, postcode, road_address, building, door_code,
       delivery_note, is_default)
     SELECT $2, account.id, $3, $4, $5, $6, $7, $8, $9, book.size = 0
     FROM account CROSS JOIN LATERAL (
       SELECT count(*) AS size, count(*) FILTER (WHERE (postcode, road_address, building) = ($5::text, $6::text, $7::text)) AS same
       FROM account_address WHERE account_id = account.id AND deleted_at IS NULL
     ) book
     WHERE account.number = $1 AND account.deleted_at IS NULL AND book.same = 0 AND book.size < $10
     ON CONFLICT DO NOTHING`,
    [
      accountNumber,
      medusaId("addr", new Date()),
      recipientName,
      phone,
      postcode,
      roadAddress,
      building,
      doorCode,
      deliveryNote,
      ADDRESSES_MAX,
    ],
  );
}
