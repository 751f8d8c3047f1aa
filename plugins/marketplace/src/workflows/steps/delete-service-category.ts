import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { countStoresOf } from "../../read-models/service-categories";

/** Uses SQL, so that of two concurrent admins one gets 404; the database refuses while the category has stores. */
export const deleteServiceCategoryStep = createStep(
  "delete-service-category",
  async ({ categoryId }: { categoryId: number }) => {
    const { rows } = await shopPool()
      .query<{ id: string }>(
        `UPDATE service_category SET deleted_at = now(), updated_at = now()
         WHERE number = $1 AND deleted_at IS NULL RETURNING id`,
        [categoryId],
      )
      .catch(async (error: unknown) => {
        throw violatedConstraint(error) === "service_category_in_use" ? await inUse(categoryId) : error;
      });
    const id = rows[0]?.id;
    if (!id) throw new ApiError(404, "service_category_not_found");
    return new StepResponse({ id }, id);
  },
  async (id) => {
    if (id) await shopPool().query("UPDATE service_category SET deleted_at = NULL WHERE id = $1", [id]);
  },
);

async function inUse(categoryId: number): Promise<ApiError> {
  return new ApiError(409, "category_in_use", { params: { stores: await countStoresOf(shopPool(), categoryId) } });
}
