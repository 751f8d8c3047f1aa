import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import { findStoresOfAccount } from "../../read-models/stores";
import { requireOpenCategory } from "../category-choice";
import type { NewStore } from "../create-store";
import { storeRow } from "../store-row";

/** Writes the store unverified: verifying is a step of its own that only an admin's call runs (ruling 31). */
export const createStoreStep = createStep(
  "create-store",
  async ({ userId = null, language = "mn", ...input }: NewStore, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    await refuse(userId, input.categoryId);
    const row = {
      name: input.name,
      category_number: input.categoryId,
      ...storeRow(input),
      user_number: userId,
      language,
    };
    try {
      const { id, number } = await marketplace.createMarketStores(row);
      return new StepResponse({ id, number }, id);
    } catch (error) {
      // The database lets one of many at once through; the others are told why not.
      await refuse(userId, input.categoryId);
      throw error;
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).deleteMarketStores(id);
  },
);

async function refuse(userId: number | null, categoryId: number): Promise<void> {
  if (userId !== null && (await findStoresOfAccount(shopPool(), userId)).length > 0) {
    throw new ApiError(409, "store_exists");
  }
  await requireOpenCategory(shopPool(), categoryId);
}
