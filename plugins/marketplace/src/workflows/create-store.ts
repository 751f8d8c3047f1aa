import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { StoreInput } from "../contract";
import { MARKETPLACE_MODULE } from "../modules/marketplace";
import type { MarketplaceModuleService } from "../modules/marketplace/service";
import { findStoresOfAccount } from "../read-models/stores";
import { requireOpenCategory } from "./category-choice";
import { storeRow } from "./store-row";

/** A store to register (spec §3 stores). */
export type NewStore = Pick<StoreInput, "name" | "categoryId"> &
  Partial<StoreInput> & {
    /** Public id of its owner; none for a store that an admin creates. */
    userId?: number | null;
    /** The owner's language; default is Mongolian. */
    language?: Language;
  };

/**
 * Registers an unverified store: verification is a write of its own that only admins' calls run (ruling 31). Returns `{ id, number }`.
 * Throws 409 `store_exists` when its owner already has one, and 400 `service_category_not_found`.
 */
export const createStoreWorkflow = defineWrite(
  "create-market-store",
  async ({ userId = null, language = "mn", ...input }: NewStore, { container }) => {
    const row = {
      name: input.name,
      category_number: input.categoryId,
      ...storeRow(input),
      user_number: userId,
      language,
    };
    try {
      return await inOneTransaction(container, async ({ sql, use }) => {
        await refuse(sql, userId, input.categoryId);
        const { id } = await use(container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE), (service, context) =>
          service.createMarketStores(row, context),
        );
        // The database assigns the number when `use` has completed.
        const { rows } = await sql.query<{ number: number }>("SELECT number FROM market_store WHERE id = $1", [id]);
        return { id, number: rows[0]?.number ?? 0 };
      });
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
