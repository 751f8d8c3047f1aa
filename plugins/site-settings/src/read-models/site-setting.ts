import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { SiteSettingKey } from "../contract";

/** The value of a setting; undefined while it is not set. */
export async function findSiteSetting(sql: Queryable, key: SiteSettingKey): Promise<string | undefined> {
  const { rows } = await sql.query<{ value: string }>(
    "SELECT value FROM site_setting WHERE key = $1 AND deleted_at IS NULL",
    [key],
  );
  return rows[0]?.value;
}
