import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { SavedAddress } from "../contract/address-book";

/** The addresses of an account, the default first, then the newest; with a public id that one alone. */
export async function findAddresses(sql: Queryable, accountId: string, id?: number): Promise<SavedAddress[]> {
  const { rows } = await sql.query<SavedAddress>(
    `SELECT number AS id, label, recipient_name AS "recipientName", phone, postcode, road_address AS "roadAddress",
       building, door_code AS "doorCode", delivery_note AS "deliveryNote", is_default AS "isDefault"
     FROM account_address
     WHERE account_id = $1 AND deleted_at IS NULL AND ($2::int IS NULL OR number = $2)
     ORDER BY is_default DESC, number DESC`,
    [accountId, id ?? null],
  );
  return rows;
}
