import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { ServiceCategoryInput } from "../contract";
import { createServiceCategoryStep } from "./steps/create-service-category";

/** A service category to create (spec §3 service_categories). */
export type NewServiceCategory = Pick<ServiceCategoryInput, "name" | "slug"> & Partial<ServiceCategoryInput>;

/** Creates a service category. Returns `{ id, number }`. Throws 409 `slug_taken`. */
export const createServiceCategoryWorkflow = createWorkflow(
  "create-service-category",
  (input: NewServiceCategory) => new WorkflowResponse(createServiceCategoryStep(input)),
);
