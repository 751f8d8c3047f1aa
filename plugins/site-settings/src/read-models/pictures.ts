import { containing } from "@zakh/kit/database/like";
import { ALPHABETICAL, ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import { findUsersOfPictures, picturePath, pictureUses } from "@zakh/kit/database/picture-uses";
import { STORED_PICTURE } from "@zakh/kit/uploads/stored-picture";
import type { Pool } from "pg";
import type { MediaSort, PicturesQuery, ShopPicture } from "../contract";

type PictureRow = Omit<ShopPicture, "createdAt" | "uses"> & { createdAt: Date | null };

const LAST = "id DESC NULLS LAST, url";

const ORDER: Record<MediaSort, string> = {
  newest: `"createdAt" DESC NULLS LAST, ${LAST}`,
  oldest: `"createdAt" NULLS LAST, ${LAST}`,
  name: `name ${ALPHABETICAL}, ${LAST}`,
  "-name": `name ${ALPHABETICAL} DESC, ${LAST}`,
  size: `size NULLS LAST, ${LAST}`,
  "-size": `size DESC NULLS LAST, ${LAST}`,
};

/** The library, and what is used without being in it; `names` are those of the users, null where nothing uses it. */
function pictures(): string {
  return `(WITH used AS (
      SELECT path, string_agg(name, E'\\n' ORDER BY place, id, name) AS names, min(at) AS since FROM ${pictureUses()} uses GROUP BY path)
    SELECT number AS id, name, type, url, size, metadata, created_at AS "createdAt", used.names
    FROM media_library media LEFT JOIN used ON used.path = ${picturePath("media.url")} WHERE deleted_at IS NULL
    UNION ALL
    SELECT NULL, split_part(names, E'\\n', 1), NULL, path, NULL, NULL, since, names
    FROM used WHERE NOT EXISTS (
      SELECT FROM media_library media WHERE deleted_at IS NULL AND ${picturePath("media.url")} = used.path)) pictures`;
}

/** One page of all pictures of the shop with what uses each, and the total number. */
export async function listPictures(
  pool: Pool,
  { search, sort = "newest", used, stored, ...page }: PicturesQuery,
): Promise<ListPage<ShopPicture>> {
  const filter = new ListFilter();
  if (search) {
    const part = `lower(${filter.bind(containing(search))})`;
    filter.add(`lower(name) LIKE ${part} OR lower(names) LIKE ${part}`);
  }
  if (used) filter.add(used === "true" ? "names IS NOT NULL" : "names IS NULL");
  if (stored) filter.add(`url ~ ${filter.bind(STORED_PICTURE)}`);
  const { rows, total } = await readListPage<PictureRow>(pool, {
    columns: `id, name, type, url, size, metadata, "createdAt"`,
    from: pictures(),
    filter,
    order: ORDER[sort],
    page,
  });
  const uses = await findUsersOfPictures(
    pool,
    rows.map(({ url }) => url),
  );
  return {
    rows: rows.map((row, index) => ({
      ...row,
      createdAt: row.createdAt?.toISOString() ?? null,
      uses: uses[index] ?? [],
    })),
    total,
  };
}
