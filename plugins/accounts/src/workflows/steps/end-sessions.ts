import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import type { SessionHalf } from "@zakh/kit/http/session";

export interface EndSessions {
  accountId: string;
  halves: SessionHalf[];
}

/** What each half of an account's sessions is counted as now; a half that was begun under another count is over. */
export type SessionVersions = Record<SessionHalf, number>;

/**
 * Signs the account out everywhere, on these halves. It is one row that changes, not the sessions: one that is being begun at
 * this moment with what held before is over as well. Answers the counts that a new session has to carry.
 */
export const endSessionsStep = createStep(
  "end-sessions",
  async ({ accountId, halves }: EndSessions) => {
    const { rows } = await shopPool().query<SessionVersions>(
      `UPDATE account SET updated_at = now(), customer_session_version = customer_session_version + $2,
       admin_session_version = admin_session_version + $3
     WHERE id = $1 RETURNING customer_session_version AS customer, admin_session_version AS admin`,
      [accountId, halves.includes("customer") ? 1 : 0, halves.includes("admin") ? 1 : 0],
    );
    const versions = rows[0];
    if (!versions) throw new Error(`No account ${accountId}`);
    return new StepResponse(versions, { accountId, halves, versions });
  },
  async (done) => {
    if (!done) return;
    const { accountId, halves, versions } = done;
    // Only where nobody else has ended them since.
    await shopPool().query(
      `UPDATE account SET customer_session_version = customer_session_version - $2,
       admin_session_version = admin_session_version - $3
     WHERE id = $1 AND customer_session_version = $4 AND admin_session_version = $5`,
      [
        accountId,
        halves.includes("customer") ? 1 : 0,
        halves.includes("admin") ? 1 : 0,
        versions.customer,
        versions.admin,
      ],
    );
  },
);
