import type { Pool } from "pg";
import { findAccountByLogin, type SignedInAccount } from "./accounts";

/** The argon2id hash that an account's password is held against; stays on the server. */
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
 * What signing in needs. Asks twice whoever is meant, so that a name that nobody has takes as long as one that somebody has
 * (ruling 20).
 */
export async function findCredentials(
  pool: Pool,
  login: string,
): Promise<{ account: SignedInAccount | undefined; passwordHash: string | undefined }> {
  const account = await findAccountByLogin(pool, login);
  return { account, passwordHash: await findPasswordHash(pool, account?.accountId ?? "") };
}

/** How often the admin sessions of the account behind an email (in lower case) were ended; 0 where there is none. */
export async function findAdminSessionVersion(pool: Pool, email: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "SELECT admin_session_version AS version FROM account WHERE lower(email) = $1 AND deleted_at IS NULL",
    [email],
  );
  return rows[0]?.version ?? 0;
}
