import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { ServiceCategoryChanges } from "../contract";
import { updateServiceCategoryStep } from "./steps/update-service-category";

export interface ServiceCategoryUpdate {
  /** Public id of the category. */
  categoryId: number;
  /** What is left out stays. */
  changes: ServiceCategoryChanges;
  /** Of the values that the changes were made from. */
  version?: string;
}

/** Changes a service category. Throws 404 `service_category_not_found`, 409 `slug_taken` and `changed_meanwhile`. */
export const updateServiceCategoryWorkflow = createWorkflow(
  "update-service-category",
  (input: ServiceCategoryUpdate) => new WorkflowResponse(updateServiceCategoryStep(input)),
);
