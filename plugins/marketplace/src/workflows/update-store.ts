import type { Language, SinceVersions, StoredTexts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type Columns, setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { PoolClient } from "pg";
import type { StoreChanges } from "../contract";
import { findOwnStore } from "../read-models/stores";
import { requireOpenCategory, withExistingCategory } from "./category-choice";
import { requestName } from "./requested-name";
import { storeRow } from "./store-row";

export interface StoreUpdate {
  /** Public id of the store. */
  storeId: number;
  /** Omitted fields stay unchanged. */
  changes: StoreChanges;
  /** The version that the changes are based on. */
  version?: SinceVersions;
  /** Whether an admin makes the change: a new name then needs no confirmation. */
  byAdmin?: boolean;
  /** The owner's language; omitted, it stays unchanged. */
  language?: Language;
}

/**
 * Updates what an owner may change of a store, which is locked, so that an owner cannot reopen what an admin is just suspending.
 * Opening and closing it also affects its products (ruling 31). Throws 404 `store_not_found`, 400 `service_category_not_found`, 409
 * `changed_meanwhile`, and 409 `store_suspended` for reopening what an admin has closed.
 */
export const updateStoreWorkflow = defineWrite(
  "update-market-store",
  ({ storeId, changes, version, byAdmin = false, language }: StoreUpdate) =>
    inTransaction(shopPool(), async (client) => {
      const before = await lockStore(client, storeId);
      await refuseChanged(version, () => findOwnStore(client, storeId));
      if (changes.isActive && before.is_suspended) {
        throw new ApiError(409, "store_suspended", { fields: { isActive: "store_suspended" } });
      }
      if (changes.categoryId !== undefined && changes.categoryId !== before.category_number) {
        await requireOpenCategory(client, changes.categoryId);
      }
      const columns = {
        ...storeRow(changes, before.texts),
        ...namesAfter(before, changes.name, byAdmin),
        ...(language && { language }),
      };
      await withExistingCategory(setColumns(client, "market_store", before.id, columns));
      return { id: before.id };
    }),
);

interface StoreRow {
  id: string;
  name: string;
  texts: StoredTexts;
  category_number: number;
  is_verified: boolean;
  is_suspended: boolean;
}

function namesAfter(before: StoreRow, asked: string | undefined, byAdmin: boolean): Columns {
  if (asked === undefined) return {};
  const { name: shown, is_verified: isVerified } = before;
  const { name, requestedName } = requestName({ name: shown, isVerified }, asked, byAdmin);
  return { name, requested_name: requestedName };
}

async function lockStore(client: PoolClient, storeId: number): Promise<StoreRow> {
  const { rows } = await client.query<StoreRow>(
    "SELECT id, name, texts, category_number, is_verified, is_suspended FROM market_store WHERE number = $1 AND deleted_at IS NULL FOR UPDATE",
    [storeId],
  );
  if (!rows[0]) throw new ApiError(404, "store_not_found");
  return rows[0];
}
