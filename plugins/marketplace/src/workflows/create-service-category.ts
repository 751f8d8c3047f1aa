import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createServiceCategoryStep } from "./steps/create-service-category";

/** A kind of service that is to be listed (spec §3 service_categories). */
export interface NewServiceCategory {
  name: string;
  /** Unique. */
  slug: string;
  description?: string;
  iconName?: string;
  isActive?: boolean;
}

/** Makes a service category. Answers `{ id, number }`. */
export const createServiceCategoryWorkflow = createWorkflow(
  "create-service-category",
  (input: NewServiceCategory) => new WorkflowResponse(createServiceCategoryStep(input)),
);
