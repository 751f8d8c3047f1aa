import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import { findStoresOfAccount } from "../../read-models/stores";
import { requireOpenCategory } from "../category-choice";
import type { NewStore } from "../create-store";
import { storeRow } from "../store-row";

/**
 * Writes an unverified store atomically: verification is a separate step that only admins' calls run (ruling 31). There
 * is no undo.
 */
export const createStoreStep = createStep(
  "create-store",
  async ({ userId = null, language = "mn", ...input }: NewStore, { container }) => {
    const row = {
      name: input.name,
      category_number: input.categoryId,
      ...storeRow(input),
      user_number: userId,
      language,
    };
    try {
      const store = await inOneTransaction(container, async ({ sql, use }) => {
        await refuse(sql, userId, input.categoryId);
        const { id } = await use(container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE), (service, context) =>
          service.createMarketStores(row, context),
        );
        // The database assigns the number when `use` has completed.
        const { rows } = await sql.query<{ number: number }>("SELECT number FROM market_store WHERE id = $1", [id]);
        return { id, number: rows[0]?.number ?? 0 };
      });
      return new StepResponse(store);
    } catch (error) {
      // A unique index lets one of several concurrent requests through; the others get the reason here.
      await refuse(shopPool(), userId, input.categoryId);
      throw error;
    }
  },
);

async function refuse(sql: Queryable, userId: number | null, categoryId: number): Promise<void> {
  if (userId !== null && (await findStoresOfAccount(sql, userId)).length > 0) {
    throw new ApiError(409, "store_exists");
  }
  await requireOpenCategory(sql, categoryId);
}
