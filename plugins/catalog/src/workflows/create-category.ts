import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createProductCategoriesWorkflow, createRemoteLinkStep } from "@medusajs/medusa/core-flows";
import { CATALOG_MODULE } from "../modules/catalog";
import { createCategoryDetailsStep } from "./steps/create-category-details";
import { refuseTakenSlugStep } from "./steps/refuse-taken-slug";

/** A category that products can be put in (spec §3 categories). */
export interface NewCategory {
  name: string;
  nameRu?: string;
  nameEn?: string;
  /** Unique among living categories whatever the letter case; Medusa's handle. */
  slug: string;
  description?: string;
  descriptionRu?: string;
  descriptionEn?: string;
  imageUrl?: string;
  order?: number;
  isActive?: boolean;
}

export const CREATE_CATEGORY_ID = "create-category";

/**
 * Makes a category: Medusa's ProductCategory and the shop's detail. Answers the detail's `{ id, number, categoryId }`; 409
 * `slug_taken`.
 */
export const createCategoryWorkflow = createWorkflow(CREATE_CATEGORY_ID, (input: NewCategory) => {
  refuseTakenSlugStep({ slug: input.slug });
  const categories = createProductCategoriesWorkflow.runAsStep({
    input: {
      product_categories: transform(input, ({ name, slug, description = "", isActive = true }) => [
        { name, handle: slug, description, is_active: isActive },
      ]),
    },
  });
  const details = createCategoryDetailsStep(
    transform({ input, categories }, ({ input: { order, ...texts }, categories: [category] }) => [
      { ...texts, categoryId: category?.id ?? "", order: order ?? 0 },
    ]),
  );
  createRemoteLinkStep(
    transform(details, (rows) =>
      rows.map(({ id, categoryId }) => ({
        [Modules.PRODUCT]: { product_category_id: categoryId },
        [CATALOG_MODULE]: { category_detail_id: id },
      })),
    ),
  );
  return new WorkflowResponse(transform(details, (rows) => rows[0]));
});
