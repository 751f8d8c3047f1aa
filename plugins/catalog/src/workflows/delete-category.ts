import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { findCategoryToChangeStep } from "./steps/find-category-to-change";
import { refuseParentCategoryStep } from "./steps/refuse-parent-category";

export const DELETE_CATEGORY_ID = "delete-category";

/**
 * Hides a category by its public id; its products stay listed under its name until they are moved (rulings 23, 42). 404
 * `category_not_found`, 409 `category_has_children`.
 */
export const deleteCategoryWorkflow = createWorkflow(DELETE_CATEGORY_ID, (input: { number: number }) => {
  const category = findCategoryToChangeStep(input);
  refuseParentCategoryStep({ hasChildren: category.hasChildren });
  deleteProductCategoriesWorkflow.runAsStep({ input: transform(category, ({ categoryId }) => [categoryId]) });
  return new WorkflowResponse(category.categoryId);
});
