import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import type { EndSessions } from "./end-sessions";

/**
 * Clears away the records of sessions that have ended; one that is still somebody's other half stays. They open nothing any
 * more, so there is nothing to undo: this only keeps the table small.
 */
export const dropSessionRecordsStep = createStep("drop-session-records", async ({ accountId, halves }: EndSessions) => {
  await shopPool().query(
    `DELETE FROM shop_session
       WHERE (sess->'customer'->>'accountId' = $1 OR sess->'admin'->>'accountId' = $1)
         AND (sess->'customer' IS NULL OR (sess->'customer'->>'accountId' = $1 AND $2))
         AND (sess->'admin' IS NULL OR (sess->'admin'->>'accountId' = $1 AND $3))`,
    [accountId, halves.includes("customer"), halves.includes("admin")],
  );
  return new StepResponse(undefined);
});
