import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { type FooterSetting, SETTINGS } from "../contract";

/** The footer; `copyright` equals `copyrightText` (ruling 27). */
export async function findFooter(sql: Queryable): Promise<Versioned<FooterSetting>> {
  const { rows } = await sql.query<FooterSetting>(
    `SELECT company_name AS "companyName",
        description, description_ru AS "descriptionRu", description_en AS "descriptionEn",
        address, address_ru AS "addressRu", address_en AS "addressEn", phone, email, logo_url AS "logoUrl",
        copyright_text AS copyright, copyright_text AS "copyrightText",
        copyright_text_ru AS "copyrightTextRu", copyright_text_en AS "copyrightTextEn",
        social_links AS "socialLinks", quick_links AS "quickLinks"
      FROM footer_setting WHERE deleted_at IS NULL`,
  );
  return withVersion(rows[0] ?? SETTINGS.footer.default);
}

/** `GET /api/settings/footer`, from memory. */
export const footer = defineSnapshot({ tables: ["footer_setting"], load: findFooter });
