import type { Pool } from "pg";
import { PICTURE_USE_KINDS, type PictureUseKind, type PictureUser } from "../contract/picture-uses";

const statements = new Map<PictureUseKind, string>();

/**
 * Tells where one kind of thing keeps its pictures: a SELECT of `id` (public id or NULL), `name` and `url`, one row a
 * picture, of those that are not deleted. Each plugin tells its own as the process starts (`registrations/picture-uses.ts`), so
 * that no plugin needs to know those above it. Telling again replaces what was told.
 */
export function registerPictureUse(kind: PictureUseKind, select: string): void {
  statements.set(kind, select);
}

/** Who shows the picture at `url`, whether named by path or with an origin before it (ruling 29). */
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
