import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findNavigationItem } from "../read-models/navigation";

/** Answers the current entry after a write. */
export async function answerNavigationItem(response: MedusaResponse, status: 200 | 201, number: number): Promise<void> {
  const item = await findNavigationItem(shopPool(), number);
  if (!item) throw new ApiError(404, "navigation_item_not_found");
  response.status(status).json(item);
}
