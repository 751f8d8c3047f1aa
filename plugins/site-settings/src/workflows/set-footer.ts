import { contentTexts, type SinceVersion, type StoredTexts, storedTexts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { refuseChanged } from "@zakh/kit/http/version";
import { FOOTER_TEXTS, type FooterInput, type QuickLink, type SocialLinks } from "../contract";
import { FOOTER_ID } from "../modules/site-settings/models/footer-setting";
import { findFooter } from "../read-models/footer";

interface FooterRow {
  company_name: string;
  texts: StoredTexts;
  phone: string;
  email: string;
  logo_url: string;
  social_links: SocialLinks;
  quick_links: QuickLink[];
}

const COLUMNS = [
  "company_name",
  "texts",
  "phone",
  "email",
  "logo_url",
  "social_links",
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
    // Passed as JSON: texts and lists are JSON columns, and all other columns are texts.
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
    texts: storedTexts(contentTexts(FOOTER_TEXTS), input, former?.texts),
    phone: input.phone,
    email: input.email,
    logo_url: input.logoUrl ?? former?.logo_url ?? "",
    social_links: input.socialLinks,
    quick_links: input.quickLinks,
  };
}
