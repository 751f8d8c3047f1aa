import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { SESSION_HALVES } from "@zakh/kit/http/session";
import { createPassword } from "./account-rows";
import { endSessions, type SessionVersions } from "./session-rows";

export interface NewPassword {
  accountId: string;
  email: string;
  /** The argon2id hash. */
  hash: string;
  /** The hash to be replaced, when the caller proved to know its password; otherwise any. */
  formerHash?: string;
}

/**
 * Replaces a password, for the shop and the dashboard, ends all sessions (ruling 21) and voids reset links. An account whose password was
 * removed in Medusa gets a new one. Returns the versions for new sessions. 400 on the field `currentPassword` when
 * `formerHash` was replaced meanwhile, for example by a password reset.
 */
export async function replacePassword(
  transaction: OneTransaction,
  container: MedusaContainer,
  { accountId, email, hash, formerHash }: NewPassword,
): Promise<SessionVersions> {
  const { sql } = transaction;
  const { rowCount } = await sql.query(
    `UPDATE provider_identity SET updated_at = now(),
       provider_metadata = coalesce(provider_metadata, '{}') || jsonb_build_object('password', $2::text)
     WHERE provider = 'emailpass' AND entity_id = lower($1) AND deleted_at IS NULL
       AND ($3::text IS NULL OR provider_metadata->>'password' = $3)`,
    [email, hash, formerHash ?? null],
  );
  if (rowCount === 0 && formerHash !== undefined) throw wrongCurrentPassword();
  if (rowCount === 0) {
    const { rows } = await sql.query<{ customer_id: string | null; user_id: string | null }>(
      `SELECT (SELECT customer_id FROM account_customer WHERE account_id = $1 AND deleted_at IS NULL) AS customer_id,
         (SELECT user_id FROM account_user WHERE account_id = $1 AND deleted_at IS NULL) AS user_id`,
      [accountId],
    );
    await createPassword(transaction, container.resolve(Modules.AUTH), { email, hash, actors: rows[0] ?? {} });
  }
  await sql.query("DELETE FROM password_reset WHERE account_id = $1", [accountId]);
  return endSessions(sql, { accountId, halves: [...SESSION_HALVES] });
}

/** 400 on the field `currentPassword` (ruling 21). */
export function wrongCurrentPassword(): ApiError {
  return new ApiError(400, "validation_failed", { fields: { currentPassword: "current_password_wrong" } });
}
