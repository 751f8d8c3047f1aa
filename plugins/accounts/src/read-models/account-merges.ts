import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { AccountMerge } from "../contract/merging";

/** The accounts that have become part of this one, newest first. */
export async function findAccountMerges(sql: Queryable, number: number): Promise<AccountMerge[]> {
  const { rows } = await sql.query<Omit<AccountMerge, "at"> & { at: Date }>(
    // What is counted only since some day was not moved before.
    `SELECT from_number AS "fromId", name, username, email, '{"reviews":0}'::jsonb || moved AS moved, by_name AS by, created_at AS at FROM account_merge
     WHERE into_number = $1 AND deleted_at IS NULL ORDER BY created_at DESC`,
    [number],
  );
  return rows.map(({ at, ...merge }) => ({ ...merge, at: at.toISOString() }));
}
