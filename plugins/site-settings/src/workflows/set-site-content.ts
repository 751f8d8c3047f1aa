import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction, type PoolClient } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { heroWords, type SiteContentInput } from "../contract";
import { findHero, HERO_KEY } from "../read-models/hero";
import { CONTENT_FIELDS, findSiteContent } from "../read-models/site-content";

export interface SetSiteContentInput extends SiteContentInput {
  key: string;
  /** The version that the change is based on. */
  version?: string;
  /** The same of the hero's setting, which is the content under its key. */
  heroVersion?: string;
}

/** Columns of the writable fields. */
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

type ContentFields = Required<SiteContentInput>;

const NAMES = CONTENT_FIELDS.map((field) => COLUMNS[field]);

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
 * Creates or updates a piece of content; omitted fields stay unchanged. 400 for a hero without its required texts (spec §5),
 * 409 `changed_meanwhile`.
 */
export async function writeSiteContent({
  key,
  version,
  heroVersion,
  ...input
}: SetSiteContentInput): Promise<{ key: string }> {
  await inTransaction(shopPool(), async (client) => {
    // Content that does not exist yet has no row to lock.
    await lockKey(client, `site_content:${key}`);
    await refuseChanged(heroVersion, () => findHero(client));
    await refuseChanged(version, () => findSiteContent(client, key));
    const { rows } = await client.query<ContentFields>(
      `SELECT ${CONTENT_FIELDS.map((field) => `${COLUMNS[field]} AS "${field}"`).join(", ")} FROM site_content
       WHERE key = $1 AND deleted_at IS NULL FOR UPDATE`,
      [key],
    );
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const wanted: ContentFields = { ...(rows[0] ?? EMPTY), ...given };
    if (key === HERO_KEY) requireHeroWords(wanted);
    await upsert(client, key, wanted);
  });
  return { key };
}

export const setSiteContentWorkflow = defineWrite("set-site-content", writeSiteContent);

/** The home page needs these texts, so no call may remove them (spec §5 Hero). */
function requireHeroWords({ title, content }: ContentFields): void {
  const fault = heroWords.safeParse({ title, text: content }).error?.issues[0];
  if (!fault) return;
  const field = fault.path[0] === "text" ? "content" : "title";
  throw new ApiError(400, "validation_failed", { fields: { [field]: fault.message } });
}

/**
 * Unchanged content is not written: its time is displayed, and a changed `updated_at` alone is not notified
 * (`kit/cache/change-trigger`).
 */
async function upsert(client: PoolClient, key: string, fields: ContentFields): Promise<void> {
  await client.query(
    `INSERT INTO site_content (id, key, ${NAMES.join(", ")})
     VALUES ($1, $2, ${NAMES.map((_, index) => `$${index + 3}`).join(", ")})
     ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE
       SET ${NAMES.map((name) => `${name} = excluded.${name}`).join(", ")}, updated_at = now()
     WHERE (${NAMES.map((name) => `site_content.${name}`).join(", ")})
       IS DISTINCT FROM (${NAMES.map((name) => `excluded.${name}`).join(", ")})`,
    [generateEntityId(undefined, "content"), key, ...CONTENT_FIELDS.map((field) => fields[field])],
  );
}
