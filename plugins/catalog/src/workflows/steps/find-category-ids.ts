import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "@zakh/kit/http/api-error";

/** Medusa's category ids by public id; 400 `category_not_found` when one does not exist or is deleted. */
export const findCategoryIdsStep = createStep("find-category-ids", async (numbers: number[], { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "category_detail",
    fields: ["number", "product_category.id"],
    filters: { number: numbers },
  });
  const ids: Record<number, string> = {};
  for (const detail of data) {
    if (detail.product_category) ids[detail.number] = detail.product_category.id;
  }
  if (numbers.some((number) => !ids[number])) {
    throw new ApiError(400, "category_not_found", { fields: { categoryId: "category_not_found" } });
  }
  return new StepResponse(ids);
});
