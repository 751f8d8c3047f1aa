import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { PoolClient } from "pg";
import type { StoreDecisionInput } from "../contract";
import { storeDecisionMail } from "../mails/store-decision-mail";
import { findStoreOwners } from "../mails/store-owner";
import { evaluateDecision, type StoreFlags } from "./evaluate-decision";
import type { StoreNames } from "./requested-name";

export interface StoreDecisionRequest extends Partial<StoreDecisionInput> {
  /** Public id of the store. */
  storeId: number;
  /** The admin; null when the seed decides. */
  by: { number: number; name: string } | null;
}

/**
 * Verifies or unverifies, suspends or reopens a store; for admins only (rulings 31, 34). Its products follow. Store, record of the
 * decision and mail are written with the store locked: of two concurrent admins, the second decides on the result of the first, and
 * nothing is decided twice. A decision without an effect is not recorded. Throws 404 `store_not_found`.
 */
export const decideOnStoreWorkflow = defineWrite(
  "decide-on-market-store",
  async ({
    storeId,
    by,
    isVerified,
    isActive,
    confirmName,
    requestedName,
    seenName,
    reason = "",
  }: StoreDecisionRequest) => {
    // Read before the transaction: it uses another connection, which must not be waited for while the row is locked.
    const shop = await findShopContact();
    return inTransaction(shopPool(), async (client) => {
      const before = await lockStore(client, storeId);
      const asked = before.requestedName;
      // A name that no admin has seen is not confirmed.
      const isSeen = requestedName === undefined ? !(confirmName && asked !== null) : requestedName === asked;
      if ((confirmName !== undefined && !isSeen) || (seenName !== undefined && seenName !== before.name)) {
        throw new ApiError(409, "store_name_changed");
      }
      const { kinds, after } = evaluateDecision(before, { isVerified, isActive });
      const [owner] = await findStoreOwners(client, [storeId]);
      if (!owner && before.isOwned && (kinds.includes("verified") || kinds.includes("resumed"))) {
        throw new ApiError(409, "store_without_owner");
      }
      const names = { name: before.name, requestedName: asked };
      if (confirmName !== undefined && asked !== null) {
        kinds.push(confirmName ? "renamed" : "name_refused");
        names.requestedName = null;
        if (confirmName) names.name = asked;
      }
      const decisionIds = kinds.map(() => generateEntityId(undefined, "mstd"));
      if (kinds.length > 0) await setStore(client, before.id, { ...after, ...names });
      await client.query(
        `INSERT INTO market_store_decision (id, market_store_id, kind, reason, account_number, account_name)
         SELECT id, $3, kind,
           CASE WHEN kind IN ('renamed', 'name_refused') THEN concat_ws(E'\\n', $7::text, nullif($4, '')) ELSE $4 END, $5, $6
         FROM unnest($1::text[], $2::text[]) AS decision(id, kind)`,
        [decisionIds, kinds, before.id, reason, by?.number ?? null, by?.name ?? null, `${before.name} → ${asked}`],
      );
      const mails =
        by && owner
          ? kinds.map((kind, place) =>
              storeDecisionMail({
                decisionId: decisionIds[place] ?? "",
                kind,
                wasVerified: before.isVerified,
                store: names.name,
                reason,
                owner,
                shop,
              }),
            )
          : [];
      await insertMails(client, mails);
      return { id: before.id };
    });
  },
);

type Decided = StoreFlags & StoreNames;

interface LockedStore extends Decided {
  id: string;
  /** Whether it has an owner; a store that an admin created has none. */
  isOwned: boolean;
}

async function lockStore(client: PoolClient, storeId: number): Promise<LockedStore> {
  const { rows } = await client.query<LockedStore>(
    `SELECT id, name, requested_name AS "requestedName", is_verified AS "isVerified", is_active AS "isActive", is_suspended AS "isSuspended",
       user_number IS NOT NULL AS "isOwned"
     FROM market_store WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [storeId],
  );
  if (!rows[0]) throw new ApiError(404, "store_not_found");
  return rows[0];
}

async function setStore(client: PoolClient, id: string, store: Decided): Promise<void> {
  await client.query(
    `UPDATE market_store SET is_verified = $2, is_active = $3, is_suspended = $4, name = $5, requested_name = $6,
       updated_at = now() WHERE id = $1`,
    [id, store.isVerified, store.isActive, store.isSuspended, store.name, store.requestedName],
  );
}
