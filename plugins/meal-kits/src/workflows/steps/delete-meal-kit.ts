import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

/** Uses SQL, so that of two concurrent admins one gets 404. The components become invisible with their kit. */
export const deleteMealKitStep = createStep(
  "delete-meal-kit",
  async ({ mealKitId }: { mealKitId: number }) => {
    const { rows } = await shopPool().query<{ id: string }>(
      `UPDATE meal_kit SET deleted_at = now(), updated_at = now()
       WHERE number = $1 AND deleted_at IS NULL RETURNING id`,
      [mealKitId],
    );
    const id = rows[0]?.id;
    if (!id) throw new ApiError(404, "meal_kit_not_found");
    return new StepResponse({ id }, id);
  },
  async (id) => {
    if (id) await shopPool().query("UPDATE meal_kit SET deleted_at = NULL WHERE id = $1", [id]);
  },
);
