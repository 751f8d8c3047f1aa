import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { PasswordResetConfirmInput } from "../../contract/password-reset";
import { passwordChangedMail } from "../../mails/account-mails";
import { hashPassword } from "../../providers/emailpass/password-hash";
import { replacePassword } from "../password-rows";
import { hashResetToken } from "./reset-token";

export interface ConfirmPasswordResetInput extends PasswordResetConfirmInput {
  language: Language;
}

interface Reset {
  id: string;
  accountId: string;
  email: string;
}

/**
 * Sets a new password by a mailed link, signs the account out everywhere and mails a notice (ruling 21), in one transaction: when the
 * password was not set, the link can be used again. Returns the account, with the session version for its known device; 400
 * `reset_token_invalid` for an unknown, used or expired link.
 */
export const confirmPasswordResetWorkflow = defineWrite(
  "confirm-password-reset",
  async ({ token, password, language }: ConfirmPasswordResetInput, { container }) => {
    const tokenHash = hashResetToken(token);
    // Checked first: an invalid link costs no hash, and hashing holds no database connection.
    await findReset(shopPool(), tokenHash);
    const [hash, shop] = [await hashPassword(password), await findShopContact()];
    return inOneTransaction(container, async (transaction) => {
      const { id, accountId, email } = await findReset(transaction.sql, tokenHash, "FOR UPDATE");
      await transaction.sql.query("DELETE FROM password_reset WHERE id = $1", [id]);
      const versions = await replacePassword(transaction, container, { accountId, email, hash });
      const mail = {
        ...passwordChangedMail({ language, shop }),
        purpose: "account" as const,
        key: `password-changed:${id}`,
        to: email,
        language,
      };
      await insertMails(transaction.sql, [mail]);
      return { accountId, customerSessionVersion: versions.customer };
    });
  },
);

async function findReset(sql: Queryable, tokenHash: string, lock: "FOR UPDATE" | "" = ""): Promise<Reset> {
  const { rows } = await sql.query<Reset>(
    `SELECT r.id, a.id AS "accountId", a.email FROM password_reset r JOIN account a ON a.id = r.account_id
     WHERE r.token_hash = $1 AND r.expires_at > now() AND a.deleted_at IS NULL ${lock}`,
    [tokenHash],
  );
  if (!rows[0]) throw new ApiError(400, "reset_token_invalid");
  return rows[0];
}
