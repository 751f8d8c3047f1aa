import { generateEntityId } from "@medusajs/framework/utils";
import { contentTexts, type StoredTexts, storedTexts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction, type PoolClient } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { heroWords, SITE_TEXTS, type SiteContentInput } from "../contract";
import { findHero, HERO_KEY } from "../read-models/hero";
import { findSiteContent } from "../read-models/site-content";

export interface SetSiteContentInput extends SiteContentInput {
  key: string;
  /** The version that the change is based on. */
  version?: string;
  /** The same of the hero's setting, which is the content under its key. */
  heroVersion?: string;
}

interface ContentRow {
  texts: StoredTexts;
  image_url: string;
  active: boolean;
}

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
    const { rows } = await client.query<ContentRow>(
      "SELECT texts, image_url, active FROM site_content WHERE key = $1 AND deleted_at IS NULL FOR UPDATE",
      [key],
    );
    const former = rows[0];
    const wanted = {
      texts: storedTexts(contentTexts(SITE_TEXTS), input, former?.texts),
      image_url: input.imageUrl ?? former?.image_url ?? "",
      active: input.active ?? former?.active ?? true,
    };
    if (key === HERO_KEY) requireHeroWords(wanted);
    await upsert(client, key, wanted);
  });
  return { key };
}

export const setSiteContentWorkflow = defineWrite("set-site-content", writeSiteContent);

/** The home page needs these texts, so no call may remove them (spec §5 Hero). */
function requireHeroWords({ texts: { title, content } }: ContentRow): void {
  const fault = heroWords.safeParse({ title: title?.mn ?? "", text: content?.mn ?? "" }).error?.issues[0];
  if (!fault) return;
  const field = fault.path[0] === "text" ? "content" : "title";
  throw new ApiError(400, "validation_failed", { fields: { [field]: fault.message } });
}

/**
 * Unchanged content is not written: its time is displayed, and a changed `updated_at` alone is not notified
 * (`kit/cache/change-trigger`).
 */
async function upsert(client: PoolClient, key: string, { texts, image_url, active }: ContentRow): Promise<void> {
  await client.query(
    `INSERT INTO site_content AS stored (id, key, texts, image_url, active) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE
       SET texts = excluded.texts, image_url = excluded.image_url, active = excluded.active, updated_at = now()
     WHERE (stored.texts, stored.image_url, stored.active) IS DISTINCT FROM (excluded.texts, excluded.image_url, excluded.active)`,
    [generateEntityId(undefined, "content"), key, texts, image_url, active],
  );
}
