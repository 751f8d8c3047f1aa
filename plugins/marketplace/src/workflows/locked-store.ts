import { sellsMeatSql } from "@zakh/catalog/read-models/sells-meat";
import type { StoredTexts } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { PoolClient } from "pg";
import type { ConfirmedChanges, StoreIdentity } from "../contract";
import { identitySql } from "../read-models/store-columns";
import type { StoreFlags } from "./evaluate-decision";

export interface LockedStore extends StoreFlags, StoreIdentity {
  id: string;
  name: string;
  address: string;
  texts: StoredTexts;
  categoryNumber: number;
  requestedChanges: ConfirmedChanges | null;
  /** Whether it has an owner; a store that an admin created has none. */
  isOwned: boolean;
  /** Whether it shows a product that is meat. */
  sellsMeat: boolean;
}

/** The store with this public id, locked until the transaction ends; 404 `store_not_found`. */
export async function lockStore(client: PoolClient, storeId: number): Promise<LockedStore> {
  const { rows } = await client.query<Omit<LockedStore, "sellsMeat">>(
    `SELECT id, name, address, texts, category_number AS "categoryNumber", ${identitySql("market_store")},
       requested_changes AS "requestedChanges", is_verified AS "isVerified", is_active AS "isActive", is_suspended AS "isSuspended",
       user_number IS NOT NULL AS "isOwned"
     FROM market_store WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [storeId],
  );
  const [store] = rows;
  if (!store) throw new ApiError(404, "store_not_found");
  // In a statement of its own: the first may have waited for the lock, and saw the products as they were before.
  const { rows: sold } = await client.query<Pick<LockedStore, "sellsMeat">>(
    `SELECT ${sellsMeatSql("$1::integer")} AS "sellsMeat"`,
    [storeId],
  );
  return { ...store, sellsMeat: sold[0]?.sellsMeat ?? false };
}
