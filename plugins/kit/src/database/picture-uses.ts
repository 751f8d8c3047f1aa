import type { Pool } from "pg";
import { PICTURE_USE_KINDS, type PictureUseKind, type PictureUser } from "../contract/picture-uses";

const statements = new Map<PictureUseKind, string>();

/**
 * Registers where one kind of thing stores its pictures: a SELECT of `id` (public id or NULL), `name` and `url`, one
 * row per picture, without deleted rows. Each plugin registers its own at start-up (`registrations/picture-uses.ts`),
 * so that lower plugins need not know those above them. A second call for the same kind replaces the first.
 */
export function registerPictureUse(kind: PictureUseKind, select: string): void {
  statements.set(kind, select);
}

/** Finds everything that uses the picture at `url`, stored as a path or with an origin (ruling 29). */
export async function findPictureUsers(pool: Pool, url: string): Promise<PictureUser[]> {
  const kinds = PICTURE_USE_KINDS.filter((kind) => statements.has(kind));
  if (kinds.length === 0) return [];
  const selects = kinds.map(
    (kind, place) => `SELECT ${place} AS place, id, name, url FROM (${statements.get(kind)}) u`,
  );
  const { rows } = await pool.query<{ place: number; id: number | null; name: string }>(
    `SELECT DISTINCT place, id, name FROM (${selects.join(" UNION ALL ")}) used
     WHERE regexp_replace(url, '^https?://[^/]+(?=/static/)', '') = regexp_replace($1, '^https?://[^/]+(?=/static/)', '')
     ORDER BY place, id, name`,
    [url],
  );
  return rows.flatMap(({ place, id, name }) => {
    const kind = kinds[place];
    return kind ? [{ kind, id, name }] : [];
  });
}
