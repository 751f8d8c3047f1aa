import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { contentTexts, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import { HERO_TEXTS, type HeroSetting, SETTINGS } from "../contract";

export const HERO_KEY = "hero";

export async function findHero(sql: Queryable): Promise<Versioned<HeroSetting>> {
  const { rows } = await sql.query<HeroSetting>(
    `SELECT ${textColumns("hero.texts", contentTexts(HERO_TEXTS))}, image_url AS "imageUrl"
     FROM (
       SELECT image_url, jsonb_build_object('title', texts -> 'title', 'text', texts -> 'content') AS texts
       FROM site_content WHERE key = $1 AND active AND deleted_at IS NULL
     ) hero`,
    [HERO_KEY],
  );
  return withVersion(rows[0] ?? SETTINGS.hero.default);
}

/** `GET /api/settings/hero`, from memory. */
export const hero = defineSnapshot({ tables: ["site_content"], load: findHero });
