import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { countStoresOf } from "../read-models/service-categories";

/**
 * Hides a service category without stores. Throws 404 `service_category_not_found` and 409 `category_in_use`. Uses SQL, so that of two
 * concurrent admins one gets 404; the database refuses while the category has stores.
 */
export const deleteServiceCategoryWorkflow = defineWrite(
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
    return { id };
  },
);

async function inUse(categoryId: number): Promise<ApiError> {
  return new ApiError(409, "category_in_use", { params: { stores: await countStoresOf(shopPool(), categoryId) } });
}
