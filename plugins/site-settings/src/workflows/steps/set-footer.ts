import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction, type PoolClient } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import type { FooterInput, QuickLink, SocialLinks } from "../../contract";
import { FOOTER_ID } from "../../modules/site-settings/models/footer-setting";

interface FooterRow {
  company_name: string;
  description: string;
  address: string;
  phone: string;
  email: string;
  logo_url: string;
  social_links: SocialLinks;
  copyright_text: string;
  quick_links: QuickLink[];
}

const COLUMNS =
  "company_name, description, address, phone, email, logo_url, social_links, copyright_text, quick_links" as const;

/** Writes the one footer, new or not. */
export const setFooterStep = createStep(
  "set-footer",
  async (input: FooterInput) => {
    const former = await inTransaction(shopPool(), async (client) => {
      const { rows } = await client.query<FooterRow>(
        `SELECT ${COLUMNS} FROM footer_setting WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
        [FOOTER_ID],
      );
      await upsert(client, toRow(input, rows[0]));
      return rows[0];
    });
    return new StepResponse({ id: FOOTER_ID }, { former });
  },
  async (written) => {
    if (!written) return;
    const { former } = written;
    if (former) await inTransaction(shopPool(), (client) => upsert(client, former));
    else await shopPool().query("DELETE FROM footer_setting WHERE id = $1", [FOOTER_ID]);
  },
);

function toRow(input: FooterInput, former: FooterRow | undefined): FooterRow {
  return {
    company_name: input.companyName,
    description: input.description,
    address: input.address,
    phone: input.phone,
    email: input.email,
    logo_url: input.logoUrl ?? former?.logo_url ?? "",
    social_links: input.socialLinks,
    copyright_text: input.copyrightText,
    quick_links: input.quickLinks,
  };
}

async function upsert(client: PoolClient, row: FooterRow): Promise<void> {
  await client.query(
    `INSERT INTO footer_setting (id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::jsonb)
     ON CONFLICT (id) DO UPDATE SET (${COLUMNS}) = (excluded.company_name, excluded.description, excluded.address,
       excluded.phone, excluded.email, excluded.logo_url, excluded.social_links, excluded.copyright_text,
       excluded.quick_links), updated_at = now(), deleted_at = NULL`,
    [
      FOOTER_ID,
      row.company_name,
      row.description,
      row.address,
      row.phone,
      row.email,
      row.logo_url,
      JSON.stringify(row.social_links),
      row.copyright_text,
      JSON.stringify(row.quick_links),
    ],
  );
}
