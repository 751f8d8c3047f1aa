import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "@zakh/kit/http/api-error";
import { siteLink } from "../../contract";
import { SITE_SETTINGS_MODULE } from "../../modules/site-settings";
import type { SiteSettingsModuleService } from "../../modules/site-settings/service";
import type { NewNavigationItem } from "../create-navigation-item";

/** Writes an entry of the menu; 400 for a link that leads astray or a parent that does not exist (ruling 26). */
export const createNavigationItemStep = createStep(
  "create-navigation-item",
  async ({ title, url, order = 0, parentId = null, isActive = true }: NewNavigationItem, { container }) => {
    const link = siteLink.safeParse(url);
    if (!link.success) throw new ApiError(400, "link_invalid", { fields: { url: "link_invalid" } });
    const settings = container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE);
    const [parent] =
      parentId === null ? [] : await settings.listNavigationItems({ number: parentId }, { select: ["id"] });
    if (parentId !== null && !parent) {
      throw new ApiError(400, "navigation_item_not_found", { fields: { parentId: "navigation_item_not_found" } });
    }
    const { id, number } = await settings.createNavigationItems({
      title,
      url: link.data,
      sort_order: order,
      is_active: isActive,
      parent_id: parent?.id ?? null,
    });
    return new StepResponse({ id, number }, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<SiteSettingsModuleService>(SITE_SETTINGS_MODULE).deleteNavigationItems(id);
  },
);
