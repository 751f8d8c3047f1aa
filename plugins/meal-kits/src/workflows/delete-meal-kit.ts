import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

/**
 * Hides a meal kit; its components become invisible with it. Throws 404 `meal_kit_not_found`. Uses SQL, so that of two concurrent
 * admins one gets 404.
 */
export const deleteMealKitWorkflow = defineWrite("delete-meal-kit", async ({ mealKitId }: { mealKitId: number }) => {
  const { rows } = await shopPool().query<{ id: string }>(
    `UPDATE meal_kit SET deleted_at = now(), updated_at = now()
     WHERE number = $1 AND deleted_at IS NULL RETURNING id`,
    [mealKitId],
  );
  const id = rows[0]?.id;
  if (!id) throw new ApiError(404, "meal_kit_not_found");
  return { id };
});
