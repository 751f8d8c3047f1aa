import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OwnerNote } from "../contract/customer-page";

/** The staff's notes about a customer and the customer's orders, newest first, by the account's public id, which may be closed. */
export async function findOwnerNotes(sql: Queryable, accountNumber: number): Promise<OwnerNote[]> {
  const { rows } = await sql.query<Omit<OwnerNote, "at"> & { at: Date }>(
    `SELECT number AS id, text, order_number AS "orderId", by_name AS by, created_at AS at FROM owner_note
     WHERE account_number = $1 AND deleted_at IS NULL ORDER BY number DESC`,
    [accountNumber],
  );
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}
