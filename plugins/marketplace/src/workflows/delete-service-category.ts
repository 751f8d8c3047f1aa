import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteServiceCategoryStep } from "./steps/delete-service-category";

/** Hides a service category without stores. Throws 404 `service_category_not_found` and 409 `category_in_use`. */
export const deleteServiceCategoryWorkflow = createWorkflow(
  "delete-service-category",
  (input: { categoryId: number }) => new WorkflowResponse(deleteServiceCategoryStep(input)),
);
