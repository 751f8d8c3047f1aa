import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Pool, type PoolClient } from "@zakh/kit/database/in-transaction";
import { holdKey } from "@zakh/kit/database/lock";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { heroWords, type SiteContentInput } from "../contract";
import { findHero, HERO_KEY } from "../read-models/hero";

/** Where what is written of one piece of content stands in its row. */
const COLUMNS = {
  title: "title",
  titleRu: "title_ru",
  titleEn: "title_en",
  content: "content",
  contentRu: "content_ru",
  contentEn: "content_en",
  imageUrl: "image_url",
  active: "active",
} as const satisfies Record<keyof Required<SiteContentInput>, string>;

export type ContentFields = Required<SiteContentInput>;

const FIELDS = Object.keys(COLUMNS) as (keyof ContentFields)[];
const NAMES = Object.values(COLUMNS);

const EMPTY: ContentFields = {
  title: "",
  titleRu: "",
  titleEn: "",
  content: "",
  contentRu: "",
  contentEn: "",
  imageUrl: "",
  active: true,
};

/**
 * Makes a piece of content, or changes what is given of it; answers what was there before. `version` is of the hero, which has a
 * form; 409 `changed_meanwhile`.
 */
export function writeSiteContent(
  pool: Pool,
  key: string,
  input: SiteContentInput,
  version?: string,
): Promise<ContentFields | undefined> {
  return inTransaction(pool, async (client) => {
    // What was never written has no row that could be locked.
    await holdKey(client, `site_content:${key}`);
    await refuseChanged(version, () => findHero(client));
    const { rows } = await client.query<ContentFields>(
      `SELECT ${FIELDS.map((field) => `${COLUMNS[field]} AS "${field}"`).join(", ")} FROM site_content
       WHERE key = $1 AND deleted_at IS NULL FOR UPDATE`,
      [key],
    );
    const [former] = rows;
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const wanted: ContentFields = { ...(former ?? EMPTY), ...given };
    if (key === HERO_KEY) requireHeroWords(wanted);
    await upsert(client, key, wanted);
    return former;
  });
}

/** Writes a piece of content as it was, or takes it away when there was none. */
export async function putBackSiteContent(pool: Pool, key: string, former: ContentFields | undefined): Promise<void> {
  if (former) await inTransaction(pool, (client) => upsert(client, key, former));
  else await pool.query("DELETE FROM site_content WHERE key = $1 AND deleted_at IS NULL", [key]);
}

/** Hides a piece of content; answers its id. 404 for an unknown one. */
export async function hideSiteContent(pool: Pool, key: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "UPDATE site_content SET deleted_at = now(), updated_at = now() WHERE key = $1 AND deleted_at IS NULL RETURNING id",
    [key],
  );
  const [row] = rows;
  if (!row) throw new ApiError(404, "site_content_not_found");
  return row.id;
}

/** Shows a hidden piece of content again. */
export async function unhideSiteContent(pool: Pool, id: string): Promise<void> {
  await pool.query("UPDATE site_content SET deleted_at = NULL, updated_at = now() WHERE id = $1", [id]);
}

/** The home page opens with these words, so they may not be missing, by whatever call they come (spec §5 Hero). */
function requireHeroWords({ title, content }: ContentFields): void {
  const fault = heroWords.safeParse({ title, text: content }).error?.issues[0];
  if (!fault) return;
  const field = fault.path[0] === "text" ? "content" : "title";
  throw new ApiError(400, "validation_failed", { fields: { [field]: fault.message } });
}

/** Content that is the same is not written: its time is shown, and no change of that alone is told of (`kit/snapshots`). */
async function upsert(client: PoolClient, key: string, fields: ContentFields): Promise<void> {
  await client.query(
    `INSERT INTO site_content (id, key, ${NAMES.join(", ")})
     VALUES ($1, $2, ${NAMES.map((_, index) => `$${index + 3}`).join(", ")})
     ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE
       SET ${NAMES.map((name) => `${name} = excluded.${name}`).join(", ")}, updated_at = now()
     WHERE (${NAMES.map((name) => `site_content.${name}`).join(", ")})
       IS DISTINCT FROM (${NAMES.map((name) => `excluded.${name}`).join(", ")})`,
    [generateEntityId(undefined, "content"), key, ...FIELDS.map((field) => fields[field])],
  );
}
