import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { SITE_SETTINGS_MODULE } from "../../modules/site-settings";
import { FOOTER_ID } from "../../modules/site-settings/models/footer-setting";
import type { SiteSettingsModuleService } from "../../modules/site-settings/service";
import type { FooterInput } from "../set-footer";

/** Writes the one footer, new or not. */
export const setFooterStep = createStep(
  "set-footer",
  async (input: FooterInput, { container }) => {
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    const [former] = await settings.listFooterSettings({ id: FOOTER_ID });
    if (former) await settings.updateFooterSettings(toRow(input));
    else await settings.createFooterSettings(toRow(input));
    return new StepResponse({ id: FOOTER_ID }, { former });
  },
  async (written, { container }) => {
    if (!written) return;
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    if (!written.former) {
      await settings.deleteFooterSettings(FOOTER_ID);
      return;
    }
    const { created_at: _created, updated_at: _updated, deleted_at: _deleted, ...row } = written.former;
    await settings.updateFooterSettings(row);
  },
);

function toRow(input: FooterInput) {
  return {
    id: FOOTER_ID,
    company_name: input.companyName,
    description: input.description,
    address: input.address,
    phone: input.phone,
    email: input.email,
    logo_url: input.logoUrl,
    social_links: input.socialLinks,
    copyright_text: input.copyrightText,
    quick_links: input.quickLinks,
  };
}
