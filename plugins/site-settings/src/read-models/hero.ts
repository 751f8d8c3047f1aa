import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { type HeroSetting, SETTINGS } from "../contract";

/** Key of the hero's site content. */
export const HERO_KEY = "hero";

export async function findHero(sql: Queryable): Promise<Versioned<HeroSetting>> {
  const { rows } = await sql.query<HeroSetting>(
    `SELECT title, title_ru AS "titleRu", title_en AS "titleEn",
       content AS text, content_ru AS "textRu", content_en AS "textEn", image_url AS "imageUrl"
     FROM site_content
     WHERE key = $1 AND active AND deleted_at IS NULL`,
    [HERO_KEY],
  );
  return withVersion(rows[0] ?? SETTINGS.hero.default);
}

/** `GET /api/settings/hero`, from memory. */
export const hero = defineSnapshot({ tables: ["site_content"], load: findHero });
