import { model } from "@medusajs/framework/utils";
import type { QuickLink, SocialLinks } from "../../../contract";

/** Id of the single row; the database refuses any other. */
export const FOOTER_ID = "footer";

/** The content of the footer (spec §3 footer_settings); one row. */
export const FooterSetting = model
  .define("footer_setting", {
    id: model.id().primaryKey(),
    company_name: model.text(),
    description: model.text().default(""),
    description_ru: model.text().default(""),
    description_en: model.text().default(""),
    address: model.text().default(""),
    address_ru: model.text().default(""),
    address_en: model.text().default(""),
    phone: model.text().default(""),
    email: model.text().default(""),
    logo_url: model.text().default(""),
    social_links: model.json<SocialLinks>().default({}),
    copyright_text: model.text().default(""),
    copyright_text_ru: model.text().default(""),
    copyright_text_en: model.text().default(""),
    quick_links: model.json<QuickLink[]>().default([]),
  })
  .checks([{ name: "footer_setting_one_row", expression: `id = '${FOOTER_ID}'` }]);
