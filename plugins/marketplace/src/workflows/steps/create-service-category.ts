import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import type { NewServiceCategory } from "../create-service-category";

export const createServiceCategoryStep = createStep(
  "create-service-category",
  async ({ iconName, isActive, ...category }: NewServiceCategory, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    const { id, number } = await marketplace.createServiceCategories({
      ...category,
      icon_name: iconName,
      is_active: isActive,
    });
    return new StepResponse({ id, number }, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).deleteServiceCategories(id);
  },
);
