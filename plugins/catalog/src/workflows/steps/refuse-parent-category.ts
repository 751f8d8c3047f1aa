import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "@zakh/kit/http/api-error";

/** 409 `category_has_children`: Medusa deletes no category that others, made in its dashboard, stand under. */
export const refuseParentCategoryStep = createStep(
  "refuse-parent-category",
  async ({ hasChildren }: { hasChildren: boolean }) => {
    if (hasChildren) throw new ApiError(409, "category_has_children");
    return new StepResponse(undefined);
  },
);
