import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { SessionHalf } from "@zakh/kit/http/session";

export interface EndSessions {
  accountId: string;
  halves: SessionHalf[];
}

/** The current session version of each half; a session half with another version is invalid. */
export type SessionVersions = Record<SessionHalf, number>;

/**
 * Signs the account out everywhere, on these halves. It increments the account's version instead of relying on session
 * rows, so that a session that is just starting with old credentials is invalid too. Session rows are only deleted to
 * keep the table small; a row with another account's half stays. Returns the versions for new sessions.
 */
export async function endSessions(sql: Queryable, { accountId, halves }: EndSessions): Promise<SessionVersions> {
  const customer = halves.includes("customer");
  const admin = halves.includes("admin");
  const { rows } = await sql.query<SessionVersions>(
    `UPDATE account SET updated_at = now(), customer_session_version = customer_session_version + $2,
       admin_session_version = admin_session_version + $3
     WHERE id = $1 RETURNING customer_session_version AS customer, admin_session_version AS admin`,
    [accountId, customer ? 1 : 0, admin ? 1 : 0],
  );
  const versions = rows[0];
  if (!versions) throw new Error(`No account ${accountId}`);
  await sql.query(
    `DELETE FROM shop_session
     WHERE (sess->'customer'->>'accountId' = $1 OR sess->'admin'->>'accountId' = $1)
       AND (sess->'customer' IS NULL OR (sess->'customer'->>'accountId' = $1 AND $2))
       AND (sess->'admin' IS NULL OR (sess->'admin'->>'accountId' = $1 AND $3))`,
    [accountId, customer, admin],
  );
  return versions;
}
