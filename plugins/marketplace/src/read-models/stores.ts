import { sellsMeatSql } from "@zakh/catalog/read-models/sells-meat";
import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { contentTexts, textNames, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import type { Pool } from "pg";
import {
  type ConfirmedChanges,
  IDENTITY_FIELDS,
  missingOfStore,
  type OwnStore,
  STORE_TEXTS,
  type Store,
} from "../contract";
import { identitySql, offerSql } from "./store-columns";

const COLUMNS = `store.number AS id, store.name,
  ${textColumns("store.texts", contentTexts(STORE_TEXTS))}, store.logo_url AS "logoUrl",
  store.cover_image_url AS "coverImageUrl", ${offerSql("store")}, store.address, store.position, store.phone, store.email,
  ${identitySql("store")}, store.opening_hours AS "openingHours", store.sending_days AS "sendingDays", store.category_number AS "categoryId", store.is_active AS "isActive",
  store.is_verified AS "isVerified", store.created_at AS "createdAt"`;

type StoreRow = Omit<Store, "createdAt"> & { createdAt: Date };

/** Every public store: verified and active (ruling 31). The owner is not included. */
async function findPublicStores(pool: Pool): Promise<Store[]> {
  const { rows } = await pool.query<StoreRow>(
    `SELECT ${COLUMNS}, NULL AS "userId" FROM market_store store
     WHERE store.is_active AND store.is_verified AND store.deleted_at IS NULL ORDER BY store.number`,
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export const publicStores = defineSnapshot({ tables: ["market_store"], load: findPublicStores });

/** An admin's last decision, while it keeps the store off the market and its owner has not sent the store again. */
const SUSPENSION = `LEFT JOIN LATERAL (
    SELECT json_build_object('reason', decision.reason, 'suspendedAt', decision.created_at) AS told
    FROM market_store_decision decision
    WHERE decision.market_store_id = store.id AND decision.deleted_at IS NULL
      AND decision.created_at > coalesce(store.handed_in_at, '-infinity')
      AND ((decision.kind = 'suspended' AND store.is_suspended) OR (decision.kind = 'unverified' AND NOT store.is_verified))
    ORDER BY decision.number DESC LIMIT 1
  ) suspension ON true`;

type OwnStoreRow = StoreRow &
  Pick<OwnStore, "suspension"> & { requestedChanges: ConfirmedChanges | null; sellsMeat: boolean };

/** The fields that the owner's form edits. */
const EDITED = [
  "name",
  "requestedChanges",
  ...textNames(STORE_TEXTS),
  "logoUrl",
  "coverImageUrl",
  "photoUrls",
  "services",
  "address",
  "position",
  "phone",
  "email",
  ...IDENTITY_FIELDS,
  "openingHours",
  "sendingDays",
  "categoryId",
  "isActive",
] as const satisfies readonly (keyof OwnStore)[];

async function findOwnStores(sql: Queryable, condition: string, value: number): Promise<Versioned<OwnStore>[]> {
  const { rows } = await sql.query<OwnStoreRow>(
    `SELECT ${COLUMNS}, store.user_number AS "userId", store.requested_changes AS "requestedChanges", suspension.told AS suspension,
       ${sellsMeatSql("store.number")} AS "sellsMeat"
     FROM market_store store ${SUSPENSION}
     WHERE store.deleted_at IS NULL AND ${condition} ORDER BY store.number`,
    [value],
  );
  return rows.map(({ suspension, requestedChanges, sellsMeat, createdAt, ...row }) => {
    const store: OwnStore = {
      ...row,
      ...(requestedChanges && { requestedChanges }),
      missing: missingOfStore(row, sellsMeat),
      createdAt: createdAt.toISOString(),
      suspension: suspension && { ...suspension, suspendedAt: new Date(suspension.suspendedAt).toISOString() },
    };
    return withVersion(store, EDITED);
  });
}

/** The stores of an account: one, or none yet (ruling 31). */
export function findStoresOfAccount(sql: Queryable, accountNumber: number): Promise<Versioned<OwnStore>[]> {
  return findOwnStores(sql, "store.user_number = $1", accountNumber);
}

/** A store by its public id, public or not. */
export async function findOwnStore(sql: Queryable, id: number): Promise<Versioned<OwnStore> | undefined> {
  const [store] = await findOwnStores(sql, "store.number = $1", id);
  return store;
}

export interface StoreState {
  rowId: string;
  number: number;
  ownerNumber: number | null;
  categoryNumber: number;
  isActive: boolean;
  isVerified: boolean;
  isSuspended: boolean;
  photoUrls: string[];
}

export async function findStoreState(pool: Pool, id: number): Promise<StoreState | undefined> {
  const { rows } = await pool.query<StoreState>(
    `SELECT id AS "rowId", number, user_number AS "ownerNumber", category_number AS "categoryNumber",
       is_active AS "isActive", is_verified AS "isVerified", is_suspended AS "isSuspended", photo_urls AS "photoUrls"
     FROM market_store WHERE number = $1 AND deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}
