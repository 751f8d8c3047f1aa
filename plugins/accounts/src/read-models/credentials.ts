import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Pool } from "pg";
import { findAccountByLogin, type SignedInAccount } from "./accounts";

/** When a password was set, in ms. The row is written for nothing else. */
const PASSWORD_SET_AT = "floor(extract(epoch FROM p.updated_at) * 1000)::float8";

/** The argon2id hash of an account's password; never leaves the server. */
export async function findPasswordHash(pool: Pool, accountId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ hash: string | null }>(
    `SELECT p.provider_metadata->>'password' AS hash FROM account a
     JOIN provider_identity p ON p.provider = 'emailpass' AND p.entity_id = lower(a.email) AND p.deleted_at IS NULL
     WHERE a.id = $1 AND a.deleted_at IS NULL`,
    [accountId],
  );
  return rows[0]?.hash ?? undefined;
}

/**
 * Whether an email's password signs anybody in to Medusa: an active dashboard user or a customer. A password set for an
 * invitation is useless once the invitation has expired or the user was deleted.
 */
export async function hasUsablePassword(sql: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT 1 FROM provider_identity p JOIN auth_identity i ON i.id = p.auth_identity_id
     WHERE p.provider = 'emailpass' AND p.entity_id = lower($1)
       AND (EXISTS (SELECT 1 FROM "user" u WHERE u.id = i.app_metadata->>'user_id' AND u.deleted_at IS NULL)
         OR EXISTS (SELECT 1 FROM customer c WHERE c.id = i.app_metadata->>'customer_id' AND c.deleted_at IS NULL))`,
    [email],
  );
  return rowCount !== 0;
}

/**
 * The data for signing in. Always runs both queries, so that an unknown name takes as long as a known one (ruling 20).
 */
export async function findCredentials(
  pool: Pool,
  login: string,
): Promise<{ account: SignedInAccount | undefined; passwordHash: string | undefined }> {
  const account = await findAccountByLogin(pool, login);
  return { account, passwordHash: await findPasswordHash(pool, account?.accountId ?? "") };
}

/** The versions of the sessions that begin now; 0 when there is none. */
export interface MedusaSessionVersions {
  /** The account's admin session version, or, for a Medusa user without an account, the time when the password was set. */
  dashboard: number;
  customer: number;
}

/** The versions of Medusa's sessions for an email (in lower case). */
export async function findMedusaSessionVersions(pool: Pool, email: string): Promise<MedusaSessionVersions> {
  const { rows } = await pool.query<MedusaSessionVersions>(
    `SELECT coalesce(a.admin_session_version,
         (SELECT ${PASSWORD_SET_AT} FROM provider_identity p
          WHERE p.provider = 'emailpass' AND p.entity_id = $1 AND p.deleted_at IS NULL), 0) AS dashboard,
       coalesce(a.customer_session_version, 0) AS customer
     FROM (SELECT 1) AS always LEFT JOIN account a ON lower(a.email) = $1 AND a.deleted_at IS NULL`,
    [email],
  );
  return rows[0] ?? { dashboard: 0, customer: 0 };
}

/**
 * Whether a user may use Medusa's dashboard now: an owner whose sessions have not been ended since sign-in, or a Medusa
 * user without an account whose password has not changed (rulings 18, 21).
 */
export async function isDashboardUser(
  pool: Pool,
  { userId, version }: { userId: string; version: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM "user" u
     LEFT JOIN account_user link ON link.user_id = u.id AND link.deleted_at IS NULL
     LEFT JOIN account a ON a.id = link.account_id
     LEFT JOIN provider_identity p
       ON a.id IS NULL AND p.provider = 'emailpass' AND p.entity_id = lower(u.email) AND p.deleted_at IS NULL
     WHERE u.id = $1 AND u.deleted_at IS NULL
       AND CASE WHEN a.id IS NULL THEN ${PASSWORD_SET_AT} = $2
                ELSE a.staff_role = 'owner' AND a.admin_session_version = $2 AND a.deleted_at IS NULL END`,
    [userId, version],
  );
  return rowCount !== 0;
}
