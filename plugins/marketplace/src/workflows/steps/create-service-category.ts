import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import type { NewServiceCategory } from "../create-service-category";
import { serviceCategoryRow } from "../service-category-row";
import { refuseTakenSlug } from "../slug-choice";

export const createServiceCategoryStep = createStep(
  "create-service-category",
  async (given: NewServiceCategory, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    await refuseTakenSlug(given.slug);
    try {
      const { id, number } = await marketplace.createServiceCategories(serviceCategoryRow(given));
      return new StepResponse({ id, number }, id);
    } catch (error) {
      await refuseTakenSlug(given.slug);
      throw error;
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).deleteServiceCategories(id);
  },
);
