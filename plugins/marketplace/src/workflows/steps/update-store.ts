import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type Columns, columnsBefore, setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { PoolClient } from "pg";
import { findOwnStore } from "../../read-models/stores";
import { requireOpenCategory, withExistingCategory } from "../category-choice";
import { askForName } from "../requested-name";
import { storeRow } from "../store-row";
import type { StoreUpdate } from "../update-store";

/** Runs with the store locked, so that an owner cannot reopen what an admin is just suspending. */
export const updateStoreStep = createStep(
  "update-store",
  async ({ storeId, changes, version, byAdmin = false, language }: StoreUpdate) => {
    const undo = await inTransaction(shopPool(), async (client) => {
      const before = await lockStore(client, storeId);
      await refuseChanged(version, () => findOwnStore(client, storeId));
      if (changes.isActive && before.is_suspended) {
        throw new ApiError(409, "store_suspended", { fields: { isActive: "store_suspended" } });
      }
      if (changes.categoryId !== undefined && changes.categoryId !== before.category_number) {
        await requireOpenCategory(client, changes.categoryId);
      }
      const columns = {
        ...storeRow(changes),
        ...namesAfter(before, changes.name, byAdmin),
        ...(language && { language }),
      };
      await withExistingCategory(setColumns(client, "market_store", before.id, columns));
      return { id: before.id, was: columnsBefore(before, columns) };
    });
    return new StepResponse({ id: undo.id }, undo);
  },
  async (undo) => {
    if (undo) await inTransaction(shopPool(), (client) => setColumns(client, "market_store", undo.id, undo.was));
  },
);

type StoreRow = Columns & {
  id: string;
  name: string;
  category_number: number;
  is_verified: boolean;
};

function namesAfter(before: StoreRow, asked: string | undefined, byAdmin: boolean): Columns {
  if (asked === undefined) return {};
  const { name: shown, is_verified: isVerified } = before;
  const { name, requestedName } = askForName({ name: shown, isVerified }, asked, byAdmin);
  return { name, requested_name: requestedName };
}

async function lockStore(client: PoolClient, storeId: number): Promise<StoreRow> {
  const { rows } = await client.query<StoreRow>(
    "SELECT * FROM market_store WHERE number = $1 AND deleted_at IS NULL FOR UPDATE",
    [storeId],
  );
  if (!rows[0]) throw new ApiError(404, "store_not_found");
  return rows[0];
}
