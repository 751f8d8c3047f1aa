import type { Page } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { MissedSearch } from "../contract";

/** One page of what people have searched and not found, the most often first, and how many there are. */
export async function listMissedSearches({ limit, offset }: Required<Page>) {
  const { rows } = await shopPool().query<MissedSearch & { total: number }>(
    `SELECT words, times, updated_at AS "lastAt", count(*) OVER ()::int AS total
     FROM missed_search WHERE deleted_at IS NULL ORDER BY times DESC, updated_at DESC, words LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? offset };
}
