import { containing } from "@zakh/kit/database/like";
import { ALPHABETICAL, ListFilter, readListPage } from "@zakh/kit/database/list-page";
import type { Pool } from "pg";
import type { MediaItem, MediaQuery, MediaSort } from "../contract";

type MediaRow = Omit<MediaItem, "createdAt"> & { createdAt: Date };

const COLUMNS = `number AS id, name, type, url, size, metadata, created_at AS "createdAt"`;

/** Each order matches an index, except by size, which is rare and sorts the library. */
const ORDER: Record<MediaSort, string> = {
  newest: "created_at DESC, number DESC",
  oldest: "created_at, number",
  name: `name ${ALPHABETICAL}, number`,
  "-name": `name ${ALPHABETICAL} DESC, number DESC`,
  size: "size, number",
  "-size": "size DESC, number DESC",
};

/** One page of the library, and the total number. */
export async function listMedia(
  pool: Pool,
  { search, sort = "newest", ...page }: MediaQuery,
): Promise<{ items: MediaItem[]; total: number }> {
  const filter = new ListFilter();
  filter.add("deleted_at IS NULL");
  if (search) filter.add(`lower(name) LIKE lower(${filter.bind(containing(search))})`);
  const { rows, total } = await readListPage<MediaRow>(pool, {
    columns: COLUMNS,
    from: "media_library",
    filter,
    order: ORDER[sort],
    page,
  });
  return { items: rows.map(toMediaItem), total };
}

export async function findMediaItem(pool: Pool, number: number): Promise<MediaItem | undefined> {
  return (await findMediaItems(pool, [number]))[0];
}

/** The pictures with these public ids, in this order. */
export async function findMediaItems(pool: Pool, numbers: number[]): Promise<MediaItem[]> {
  const { rows } = await pool.query<MediaRow>(
    `SELECT ${COLUMNS} FROM media_library WHERE number = ANY($1) AND deleted_at IS NULL
     ORDER BY array_position($1, number)`,
    [numbers],
  );
  return rows.map(toMediaItem);
}

function toMediaItem(row: MediaRow): MediaItem {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
