import type { SinceVersion } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { refuseChanged } from "@zakh/kit/http/version";
import type { FooterInput, QuickLink, SocialLinks } from "../contract";
import { FOOTER_ID } from "../modules/site-settings/models/footer-setting";
import { findFooter } from "../read-models/footer";

interface FooterRow {
  company_name: string;
  description: string;
  description_ru: string;
  description_en: string;
  address: string;
  address_ru: string;
  address_en: string;
  phone: string;
  email: string;
  logo_url: string;
  social_links: SocialLinks;
  copyright_text: string;
  copyright_text_ru: string;
  copyright_text_en: string;
  quick_links: QuickLink[];
}

const COLUMNS = [
  "company_name",
  "description",
  "description_ru",
  "description_en",
  "address",
  "address_ru",
  "address_en",
  "phone",
  "email",
  "logo_url",
  "social_links",
  "copyright_text",
  "copyright_text_ru",
  "copyright_text_en",
  "quick_links",
] as const satisfies readonly (keyof FooterRow)[];

/** Creates or replaces the footer. Omitted picture and translations stay unchanged. 409 `changed_meanwhile`. */
export const setFooterWorkflow = defineWrite("set-footer", async ({ version, ...input }: SinceVersion<FooterInput>) => {
  await inTransaction(shopPool(), async (client) => {
    // A footer that was never set has no row to lock.
    await lockKey(client, "footer_setting");
    await refuseChanged(version, () => findFooter(client));
    const { rows } = await client.query<FooterRow>(
      `SELECT ${COLUMNS.join(", ")} FROM footer_setting WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
      [FOOTER_ID],
    );
    // Passed as JSON: the lists are JSON columns, and all other columns are texts.
    await client.query(
      `INSERT INTO footer_setting (id, ${COLUMNS.join(", ")})
         SELECT $1, ${COLUMNS.join(", ")} FROM jsonb_populate_record(NULL::footer_setting, $2)
         ON CONFLICT (id) DO UPDATE SET (${COLUMNS.join(", ")}) = (${COLUMNS.map((name) => `excluded.${name}`).join(", ")}),
           updated_at = now(), deleted_at = NULL`,
      [FOOTER_ID, JSON.stringify(toRow(input, rows[0]))],
    );
  });
  return { id: FOOTER_ID };
});

/** Omitted picture and translations stay unchanged. */
function toRow(input: FooterInput, former: FooterRow | undefined): FooterRow {
  return {
    company_name: input.companyName,
    description: input.description,
    description_ru: input.descriptionRu ?? former?.description_ru ?? "",
    description_en: input.descriptionEn ?? former?.description_en ?? "",
    address: input.address,
    address_ru: input.addressRu ?? former?.address_ru ?? "",
    address_en: input.addressEn ?? former?.address_en ?? "",
    phone: input.phone,
    email: input.email,
    logo_url: input.logoUrl ?? former?.logo_url ?? "",
    social_links: input.socialLinks,
    copyright_text: input.copyrightText,
    copyright_text_ru: input.copyrightTextRu ?? former?.copyright_text_ru ?? "",
    copyright_text_en: input.copyrightTextEn ?? former?.copyright_text_en ?? "",
    quick_links: input.quickLinks,
  };
}
