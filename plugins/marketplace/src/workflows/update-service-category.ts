import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { ServiceCategoryChanges } from "../contract";
import { updateServiceCategoryStep } from "./steps/update-service-category";

export interface ServiceCategoryUpdate {
  /** Public id of the category. */
  categoryId: number;
  /** Omitted fields stay unchanged. */
  changes: ServiceCategoryChanges;
  /** The version that the changes are based on. */
  version?: string;
}

/** Updates a service category. Throws 404 `service_category_not_found`, 409 `slug_taken` and `changed_meanwhile`. */
export const updateServiceCategoryWorkflow = createWorkflow(
  "update-service-category",
  (input: ServiceCategoryUpdate) => new WorkflowResponse(updateServiceCategoryStep(input)),
);
