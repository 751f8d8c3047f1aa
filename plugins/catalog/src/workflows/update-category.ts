import { ProductCategoryWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep, updateProductCategoriesStep } from "@medusajs/medusa/core-flows";
import type { NewCategory } from "./create-category";
import { definedOnly } from "./defined-only";
import { findCategoryToChangeStep } from "./steps/find-category-to-change";
import { refuseTakenSlugStep } from "./steps/refuse-taken-slug";
import { updateCategoryDetailStep } from "./steps/update-category-detail";

/** A change of a category; what is left out stays as it is. */
export interface CategoryUpdate extends Partial<NewCategory> {
  /** Public id of the category. */
  number: number;
}

export const UPDATE_CATEGORY_ID = "update-category";

/** Changes a category; its products show the new name (ruling 22). 404 `category_not_found`, 409 `slug_taken`. */
export const updateCategoryWorkflow = createWorkflow(UPDATE_CATEGORY_ID, (input: CategoryUpdate) => {
  const { categoryId } = findCategoryToChangeStep({ number: input.number });
  refuseTakenSlugStep({ slug: input.slug, except: categoryId });
  updateProductCategoriesStep(
    transform({ input, categoryId }, ({ input: { name, slug, description, isActive }, categoryId: id }) => ({
      selector: { id },
      // A category that Medusa's dashboard keeps for itself is not active in the shop.
      update: definedOnly({
        name,
        handle: slug,
        description,
        is_active: isActive,
        is_internal: isActive ? false : undefined,
      }),
    })),
  );
  updateCategoryDetailStep(
    transform({ input, categoryId }, ({ input, categoryId: id }) => ({
      categoryId: id,
      changes: {
        name_ru: input.nameRu,
        name_en: input.nameEn,
        description_ru: input.descriptionRu,
        description_en: input.descriptionEn,
        image_url: input.imageUrl,
        sort_order: input.order,
      },
    })),
  );
  emitEventStep({ eventName: ProductCategoryWorkflowEvents.UPDATED, data: [{ id: categoryId }] });
  return new WorkflowResponse(categoryId);
});
