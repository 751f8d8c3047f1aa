import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createRemoteLinkStep } from "@medusajs/medusa/core-flows";
import { CATALOG_MODULE } from "../modules/catalog";
import { createCategoryDetailsStep } from "./steps/create-category-details";
import { findCategoriesWithoutDetailStep } from "./steps/find-categories-without-detail";

/** Gives the default detail to categories that were created outside the shop, such as in Medusa's own dashboard. */
export const adoptCategoriesWorkflow = createWorkflow("adopt-categories", (categoryIds: string[]) => {
  const categories = findCategoriesWithoutDetailStep(categoryIds);
  const details = createCategoryDetailsStep(
    transform(categories, (rows) => rows.map(({ id }) => ({ categoryId: id }))),
  );
  createRemoteLinkStep(
    transform(details, (rows) =>
      rows.map(({ id, categoryId }) => ({
        [Modules.PRODUCT]: { product_category_id: categoryId },
        [CATALOG_MODULE]: { category_detail_id: id },
      })),
    ),
  );
  return new WorkflowResponse(details);
});
