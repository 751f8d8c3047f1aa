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
  const { rows } = await client.query<LockedStore>(
    `SELECT id, name, address, texts, category_number AS "categoryNumber", ${identitySql("market_store")},
       requested_changes AS "requestedChanges", is_verified AS "isVerified", is_active AS "isActive", is_suspended AS "isSuspended",
       user_number IS NOT NULL AS "isOwned", ${sellsMeatSql("market_store.number")} AS "sellsMeat"
     FROM market_store WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [storeId],
  );
  if (!rows[0]) throw new ApiError(404, "store_not_found");
  return rows[0];
}
