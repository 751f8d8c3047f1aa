import { PICTURE_USE_KINDS, type PictureUseKind, type PictureUser } from "../contract/picture-uses";
import type { Queryable } from "./one-transaction";

const statements = new Map<PictureUseKind, string>();

/**
 * Registers where one kind of thing stores its pictures: a SELECT of `id` (public id or NULL), `name`, `url` and `at` (since
 * when, about), one row per picture, without deleted rows. Each plugin registers its own at start-up
 * (`registrations/index.ts`), so that lower plugins need not know those above them. A second call for the same kind
 * replaces the first.
 */
export function registerPictureUse(kind: PictureUseKind, select: string): void {
  statements.set(kind, select);
}

/** In SQL: an address of a picture as one of the shop's paths, also where it is stored with an origin. */
export function picturePath(url: string): string {
  return `regexp_replace(${url}, '^https?://[^/]+(?=/static/)', '')`;
}

/** Every use of a picture, as a table expression: the kind's `place` in `PICTURE_USE_KINDS`, `id`, `name`, `path` and `at`. */
export function pictureUses(): string {
  const selects = PICTURE_USE_KINDS.flatMap((kind, place) => {
    const select = statements.get(kind);
    return select
      ? [`SELECT ${place} AS place, id, name, ${picturePath("url")} AS path, at FROM (${select}) u WHERE url <> ''`]
      : [];
  });
  const none =
    "SELECT NULL::int AS place, NULL::int AS id, '' AS name, '' AS path, NULL::timestamptz AS at WHERE false";
  return `(${[...selects, none].join(" UNION ALL ")})`;
}

/** Finds everything that uses the pictures at `urls` (ruling 29): one list for each, in their order. */
export async function findUsersOfPictures(pool: Queryable, urls: readonly string[]): Promise<PictureUser[][]> {
  const { rows } = await pool.query<{ asked: number; place: number; id: number | null; name: string }>(
    `SELECT DISTINCT asked.number::int AS asked, place, id, name
     FROM unnest($1::text[]) WITH ORDINALITY AS asked(url, number)
     JOIN ${pictureUses()} used ON used.path = ${picturePath("asked.url")}
     ORDER BY asked, place, id, name`,
    [urls],
  );
  return urls.map((_, index) =>
    rows.flatMap(({ asked, place, id, name }) => {
      const kind = PICTURE_USE_KINDS[place];
      return kind && asked === index + 1 ? [{ kind, id, name }] : [];
    }),
  );
}

/** Finds everything that uses the picture at `url` (ruling 29). */
export async function findPictureUsers(pool: Queryable, url: string): Promise<PictureUser[]> {
  const [users = []] = await findUsersOfPictures(pool, [url]);
  return users;
}
