import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { SITE_SETTINGS_MODULE } from "../../modules/site-settings";
import type { SiteSettingsModuleService } from "../../modules/site-settings/service";

export interface SiteContentInput {
  key: string;
  title: string;
  content: string;
  imageUrl: string;
}

/** Writes one piece of content, new or not, and makes it active. */
export const setSiteContentStep = createStep(
  "set-site-content",
  async ({ key, title, content, imageUrl }: SiteContentInput, { container }) => {
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    const row = { title, content, image_url: imageUrl, active: true };
    const [previous] = await settings.listSiteContents({ key });
    const { id } = previous
      ? await settings.updateSiteContents({ id: previous.id, ...row })
      : await settings.createSiteContents({ key, ...row });
    return new StepResponse({ key }, { id, former: previous && pick(previous) });
  },
  async (written, { container }) => {
    if (!written) return;
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    if (written.former) await settings.updateSiteContents({ id: written.id, ...written.former });
    else await settings.deleteSiteContents(written.id);
  },
);

/** What the step writes, as it was before. */
function pick({
  title,
  content,
  image_url,
  active,
}: Record<"title" | "content" | "image_url", string> & { active: boolean }) {
  return { title, content, image_url, active };
}
