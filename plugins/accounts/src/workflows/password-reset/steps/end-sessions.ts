import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";

interface SessionRow {
  sid: string;
  sess: unknown;
  /** As PostgreSQL writes it: the column has no zone, and a Date would be read in this process's. */
  expire: string;
}

/** Whether the session's customer or admin half is the account's ($1). */
const IS_THE_ACCOUNTS = `$1 IN (sess -> 'customer' ->> 'accountId', sess -> 'admin' ->> 'accountId')`;

/**
 * Signs an account out everywhere, as customer and as admin. The record goes whole, also where its other half is somebody
 * else's: on that browser both sign in again.
 */
export const endSessionsStep = createStep(
  "end-sessions",
  async ({ accountId }: { accountId: string }) => {
    if (!(await hasSessions())) return new StepResponse<void, SessionRow[]>(undefined, []);
    const { rows } = await shopPool().query<SessionRow>(
      `DELETE FROM shop_session WHERE ${IS_THE_ACCOUNTS} RETURNING sid, sess, expire::text`,
      [accountId],
    );
    return new StepResponse<void, SessionRow[]>(undefined, rows);
  },
  async (rows) => {
    for (const { sid, sess, expire } of rows ?? []) {
      await shopPool().query(
        "INSERT INTO shop_session (sid, sess, expire) VALUES ($1, $2, $3) ON CONFLICT (sid) DO NOTHING",
        [sid, JSON.stringify(sess), expire],
      );
    }
  },
);

/** The table is made when the first session is. */
async function hasSessions(): Promise<boolean> {
  const { rows } = await shopPool().query<{ there: boolean }>(
    "SELECT to_regclass('shop_session') IS NOT NULL AS there",
  );
  return rows[0]?.there ?? false;
}
