import { model } from "@medusajs/framework/utils";
import type { QuickLink, SocialLinks } from "../../../contract";

/** Id of the single row; the database refuses any other. */
export const FOOTER_ID = "footer";

/** The content of the footer (spec §3 footer_settings); one row. */
export const FooterSetting = model
  .define("footer_setting", {
    id: model.id().primaryKey(),
    company_name: model.text(),
    /** `FOOTER_TEXTS` of the contract. */
    texts: model.json().default({}),
    phone: model.text().default(""),
    email: model.text().default(""),
    logo_url: model.text().default(""),
    social_links: model.json<SocialLinks>().default({}),
    quick_links: model.json<QuickLink[]>().default([]),
  })
  .checks([{ name: "footer_setting_one_row", expression: `id = '${FOOTER_ID}'` }]);
