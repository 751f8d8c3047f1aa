import { shopPool } from "@zakh/kit/database/pool";
import type { MissedSearch } from "../contract";

/** What people have searched and not found, the most often first; there are never more than `KEPT`. */
export async function listMissedSearches(): Promise<MissedSearch[]> {
  const { rows } = await shopPool().query<MissedSearch>(
    `SELECT words, times, updated_at AS "lastAt" FROM missed_search WHERE deleted_at IS NULL
     ORDER BY times DESC, updated_at DESC, words`,
  );
  return rows;
}
