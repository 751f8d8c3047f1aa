import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import type { NewServiceCategory } from "../create-service-category";
import { refuseTakenSlug } from "../slug-choice";

export const createServiceCategoryStep = createStep(
  "create-service-category",
  async ({ name, slug, description, iconName, isActive }: NewServiceCategory, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    await refuseTakenSlug(slug);
    try {
      const row = { name, slug, description, icon_name: iconName, is_active: isActive };
      const { id, number } = await marketplace.createServiceCategories(row);
      return new StepResponse({ id, number }, id);
    } catch (error) {
      await refuseTakenSlug(slug);
      throw error;
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).deleteServiceCategories(id);
  },
);
