import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";
import { definedOnly } from "../defined-only";
import { categoryDetailId } from "./create-category-details";

export interface CategoryDetailChanges {
  name_ru?: string;
  name_en?: string;
  description_ru?: string;
  description_en?: string;
  image_url?: string;
  sort_order?: number;
}

/** Changes what the shop keeps of a category beside Medusa's; what is left out stays. */
export const updateCategoryDetailStep = createStep(
  "update-category-detail",
  async ({ categoryId, changes }: { categoryId: string; changes: CategoryDetailChanges }, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
    const id = categoryDetailId(categoryId);
    const before = await catalog.retrieveCategoryDetail(id);
    const { name_ru, name_en, description_ru, description_en, image_url, sort_order } = before;
    await catalog.updateCategoryDetails({ id, ...definedOnly(changes) });
    return new StepResponse(undefined, {
      id,
      name_ru,
      name_en,
      description_ru,
      description_en,
      image_url,
      sort_order,
    });
  },
  async (before, { container }) => {
    if (before) await container.resolve<CatalogModuleService>(CATALOG_MODULE).updateCategoryDetails(before);
  },
);
