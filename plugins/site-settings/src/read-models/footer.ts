import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { contentTexts, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import { FOOTER_TEXTS, type FooterSetting, SETTINGS } from "../contract";

/** The footer; `copyright` equals `copyrightText` (ruling 27). */
export async function findFooter(sql: Queryable): Promise<Versioned<FooterSetting>> {
  const { rows } = await sql.query<FooterSetting>(
    `SELECT company_name AS "companyName",
        ${textColumns("texts", contentTexts(FOOTER_TEXTS))}, phone, email, logo_url AS "logoUrl",
        texts #>> '{copyrightText,mn}' AS copyright,
        social_links AS "socialLinks", quick_links AS "quickLinks"
      FROM footer_setting WHERE deleted_at IS NULL`,
  );
  return withVersion(rows[0] ?? SETTINGS.footer.default);
}

/** `GET /api/settings/footer`, from memory. */
export const footer = defineSnapshot({ tables: ["footer_setting"], load: findFooter });
