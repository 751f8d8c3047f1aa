import { LIST_MAX } from "@zakh/kit/contract";
import type { Pool } from "pg";
import type { MediaItem, MediaQuery } from "../contract";

type MediaRow = Omit<MediaItem, "createdAt"> & { createdAt: Date };

const COLUMNS = `number AS id, name, type, url, size, metadata, created_at AS "createdAt"`;

/** One page of the library, newest first, and how many fit in all. */
export async function listMedia(
  pool: Pool,
  { search = "", limit = LIST_MAX, offset = 0 }: MediaQuery,
): Promise<{ items: MediaItem[]; total: number }> {
  const fits = "deleted_at IS NULL AND ($1 = '' OR strpos(lower(name), lower($1)) > 0)";
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query<MediaRow>(
      `SELECT ${COLUMNS} FROM media_library WHERE ${fits} ORDER BY created_at DESC, number DESC LIMIT $2 OFFSET $3`,
      [search, limit, offset],
    ),
    pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM media_library WHERE ${fits}`, [search]),
  ]);
  return { items: rows.map(toMediaItem), total: counted[0]?.total ?? 0 };
}

export async function findMediaItem(pool: Pool, number: number): Promise<MediaItem | undefined> {
  return (await findMediaItems(pool, [number]))[0];
}

/** Those with these public ids, in this order. */
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
