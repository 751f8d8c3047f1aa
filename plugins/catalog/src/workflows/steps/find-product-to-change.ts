import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { findProductState } from "../../read-models/product-state";

/** The product with this public id as it is now; 404 `product_not_found` when it is missing or deleted. */
export const findProductToChangeStep = createStep("find-product-to-change", async ({ number }: { number: number }) => {
  const state = await findProductState(shopPool(), number);
  if (!state) throw new ApiError(404, "product_not_found");
  return new StepResponse(state);
});
