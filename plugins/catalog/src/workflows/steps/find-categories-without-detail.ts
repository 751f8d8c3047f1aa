import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Those of the categories that the shop knows nothing of yet. */
export const findCategoriesWithoutDetailStep = createStep(
  "find-categories-without-detail",
  async (ids: string[], { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({
      entity: "product_category",
      fields: ["id", "category_detail.id"],
      filters: { id: ids },
    });
    return new StepResponse(data.filter((category) => !category.category_detail).map(({ id }) => ({ id })));
  },
);
