import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { SavedAddress } from "../../contract/address-book";
import { findAddresses } from "../../read-models/addresses";

/** The addresses of an account, whose changes run one after the other. Throws 409 `conflict` when it was closed meanwhile. */
export async function lockAddresses(sql: Queryable, accountId: string): Promise<SavedAddress[]> {
  const { rowCount } = await sql.query("SELECT FROM account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE", [
    accountId,
  ]);
  if (rowCount === 0) throw new ApiError(409, "conflict");
  return findAddresses(sql, accountId);
}
