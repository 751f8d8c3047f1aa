import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { MealKitComponentInput } from "../contract";
import { findMissingProducts } from "../read-models/meal-kits";

/** 400 `meal_kit_product_missing` for the components whose product does not exist or is deleted. */
export async function requireProducts(components: Pick<MealKitComponentInput, "productId">[]): Promise<void> {
  const productIds = components.map(({ productId }) => productId);
  const missing = await findMissingProducts(shopPool(), productIds);
  if (missing.size === 0) return;
  const fields = productIds.flatMap((id, place) => (missing.has(id) ? [`components.${place}.productId`] : []));
  throw new ApiError(400, "meal_kit_product_missing", {
    fields: Object.fromEntries(fields.map((field) => [field, "meal_kit_product_missing"])),
  });
}
