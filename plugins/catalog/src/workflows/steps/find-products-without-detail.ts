import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Those of the products that the shop knows nothing of yet. */
export const findProductsWithoutDetailStep = createStep(
  "find-products-without-detail",
  async (ids: string[], { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({
      entity: "product",
      fields: ["id", "title", "product_detail.id"],
      filters: { id: ids },
    });
    return new StepResponse(data.filter((product) => !product.product_detail).map(({ id, title }) => ({ id, title })));
  },
);
