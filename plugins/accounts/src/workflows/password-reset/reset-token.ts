import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "@zakh/kit/database/one-transaction";

export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: it is useless to somebody who can read the database. */
export function hashResetToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export interface StoredReset {
  id: string;
  /** The email for which the link was asked: it has one link. */
  askedFor: string;
  accountId: string;
  token: string;
  /** In ISO 8601. */
  expiresAt: string;
}

/** Stores a link by which a password is chosen, in the place of an older one. */
export async function insertReset(sql: Queryable, reset: StoredReset): Promise<void> {
  const { id, askedFor, accountId, token, expiresAt } = reset;
  await sql.query(
    `INSERT INTO password_reset (id, asked_for, account_id, token_hash, expires_at)
     VALUES ($1, encode(sha256(convert_to(lower($2), 'UTF8')), 'hex'), $3, $4, $5)
     ON CONFLICT (asked_for) DO UPDATE SET id = excluded.id, account_id = excluded.account_id,
       token_hash = excluded.token_hash, expires_at = excluded.expires_at, updated_at = now()`,
    [id, askedFor, accountId, hashResetToken(token), expiresAt],
  );
}
