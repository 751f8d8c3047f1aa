import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import { type FooterSetting, SETTING_FALLBACKS } from "../contract";

/** The footer; `copyright` says the same as `copyrightText` (ruling 27). */
export async function findFooter(pool: Pool): Promise<FooterSetting> {
  const { rows } = await pool.query<FooterSetting>(
    `SELECT company_name AS "companyName", description, address, phone, email, logo_url AS "logoUrl",
        copyright_text AS copyright, copyright_text AS "copyrightText",
        social_links AS "socialLinks", quick_links AS "quickLinks"
      FROM footer_setting WHERE deleted_at IS NULL`,
  );
  return rows[0] ?? SETTING_FALLBACKS.footer;
}

/** `GET /api/settings/footer`, from memory. */
export const footer = defineSnapshot({ tables: ["footer_setting"], load: findFooter });
