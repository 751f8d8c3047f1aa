import type { Language, SinceVersions } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { CONFIRMED_FIELDS, type StoreChanges } from "../contract";
import { confirmedValuesOf } from "../read-models/store-columns";
import { findOwnStore } from "../read-models/stores";
import { requireOpenCategory, withExistingCategory } from "./category-choice";
import { lockStore } from "./locked-store";
import { requestChanges } from "./requested-changes";
import { storeRow } from "./store-row";

export interface StoreUpdate {
  storeId: number;
  /** Omitted fields stay unchanged. */
  changes: StoreChanges;
  /** The version that the changes are based on. */
  version?: SinceVersions;
  /** Whether an admin makes the change: it then needs no confirmation. */
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
      if (changes.isActive && before.isSuspended) {
        throw new ApiError(409, "store_suspended", { fields: { isActive: "store_suspended" } });
      }
      if (changes.categoryId !== undefined && changes.categoryId !== before.categoryNumber) {
        await requireOpenCategory(client, changes.categoryId);
      }
      const { requestedChanges, isVerified } = before;
      const { applied, requested } = requestChanges(
        { values: confirmedValuesOf(before), requested: requestedChanges, isVerified },
        changes,
        byAdmin,
      );
      const columns = {
        ...withJson(storeRow({ ...withoutConfirmed(changes), ...applied }, before.texts)),
        requested_changes: requested,
        ...(language && { language }),
      };
      await withExistingCategory(setColumns(client, "market_store", before.id, columns));
      return { id: before.id };
    }),
);

/** With lists as JSON: the driver would make arrays of PostgreSQL of them. */
function withJson(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, Array.isArray(value) ? JSON.stringify(value) : value]),
  );
}

function withoutConfirmed(changes: StoreChanges): StoreChanges {
  const others = { ...changes };
  for (const field of CONFIRMED_FIELDS) delete others[field];
  return others;
}
