import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "@zakh/kit/http/api-error";
import { SITE_SETTINGS } from "../../contract";
import { SITE_SETTINGS_MODULE } from "../../modules/site-settings";
import type { SiteSettingsModuleService } from "../../modules/site-settings/service";
import type { SetSiteSettingInput } from "../set-site-setting";

/** Writes one setting, new or not; 400 with the value's code when the setting does not accept it. */
export const setSiteSettingStep = createStep(
  "set-site-setting",
  async ({ key, value, description }: SetSiteSettingInput, { container }) => {
    const accepted = SITE_SETTINGS[key].safeParse(value);
    if (!accepted.success) {
      const code = accepted.error.issues[0]?.message ?? "value_invalid";
      throw new ApiError(400, "validation_failed", { fields: { value: code } });
    }
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    const [previous] = await settings.listSiteSettings({ key });
    const row = { value: accepted.data, description };
    const { id } = previous
      ? await settings.updateSiteSettings({ id: previous.id, ...row })
      : await settings.createSiteSettings({ key, ...row });
    const former = previous && { value: previous.value, description: previous.description };
    return new StepResponse({ key }, { id, former });
  },
  async (written, { container }) => {
    if (!written) return;
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    if (written.former) await settings.updateSiteSettings({ id: written.id, ...written.former });
    else await settings.deleteSiteSettings(written.id);
  },
);
