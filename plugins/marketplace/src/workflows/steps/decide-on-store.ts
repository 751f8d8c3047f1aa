import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import type { PoolClient } from "pg";
import type { StoreJudgement } from "../decide-on-store";
import { type StoreFlags, weighDecision } from "../weigh-decision";

/**
 * The store and the record of the decision are written in one transaction under the store's row lock: of two admins at
 * once the second decides on what the first has left, and nothing is decided twice.
 */
export const decideOnStoreStep = createStep(
  "decide-on-store",
  async ({ storeId, by, isVerified, isActive, reason = "" }: StoreJudgement) => {
    const undo = await inTransaction(shopPool(), async (client) => {
      const before = await lockStore(client, storeId);
      const { kinds, after } = weighDecision(before, { isVerified, isActive });
      const decisionIds = kinds.map(() => generateEntityId(undefined, "mstd"));
      if (kinds.length > 0) await setFlags(client, before.id, after);
      await client.query(
        `INSERT INTO market_store_decision (id, market_store_id, kind, reason, account_number, account_name)
         SELECT id, $3, kind, $4, $5, $6 FROM unnest($1::text[], $2::text[]) AS decision(id, kind)`,
        [decisionIds, kinds, before.id, reason, by?.number ?? null, by?.name ?? null],
      );
      return { before, decisionIds };
    });
    return new StepResponse({ id: undo.before.id }, undo);
  },
  async (undo) => {
    if (!undo || undo.decisionIds.length === 0) return;
    await inTransaction(shopPool(), async (client) => {
      await setFlags(client, undo.before.id, undo.before);
      await client.query("DELETE FROM market_store_decision WHERE id = ANY($1)", [undo.decisionIds]);
    });
  },
);

async function lockStore(client: PoolClient, storeId: number): Promise<StoreFlags & { id: string }> {
  const { rows } = await client.query<StoreFlags & { id: string }>(
    `SELECT id, is_verified AS "isVerified", is_active AS "isActive", is_suspended AS "isSuspended"
     FROM market_store WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [storeId],
  );
  if (!rows[0]) throw new ApiError(404, "store_not_found");
  return rows[0];
}

async function setFlags(client: PoolClient, id: string, flags: StoreFlags): Promise<void> {
  await client.query(
    `UPDATE market_store SET is_verified = $2, is_active = $3, is_suspended = $4, updated_at = now() WHERE id = $1`,
    [id, flags.isVerified, flags.isActive, flags.isSuspended],
  );
}
