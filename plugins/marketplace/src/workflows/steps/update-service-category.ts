import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import { findServiceCategory } from "../../read-models/service-categories";
import { serviceCategoryRow } from "../service-category-row";
import { refuseTakenSlug } from "../slug-choice";
import type { ServiceCategoryUpdate } from "../update-service-category";

export const updateServiceCategoryStep = createStep(
  "update-service-category",
  async ({ categoryId, changes }: ServiceCategoryUpdate, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    const before = await findServiceCategory(shopPool(), categoryId);
    if (!before) throw new ApiError(404, "service_category_not_found");
    await refuseTakenSlug(changes.slug, categoryId);
    try {
      await marketplace.updateServiceCategories({ id: before.rowId, ...serviceCategoryRow(changes) });
    } catch (error) {
      await refuseTakenSlug(changes.slug, categoryId);
      throw error;
    }
    const was = serviceCategoryRow(before);
    const undo = Object.fromEntries(Object.keys(serviceCategoryRow(changes)).map((column) => [column, was[column]]));
    return new StepResponse({ id: before.rowId }, { id: before.rowId, ...undo });
  },
  async (before, { container }) => {
    if (before) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).updateServiceCategories(before);
  },
);
