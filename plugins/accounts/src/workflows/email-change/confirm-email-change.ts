import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { emailChangedMail } from "../../mails/account-mails";
import { dropPasswords } from "../close-account";
import { emailTaken } from "./ask-email-change";
import { ACCOUNT_STAMP, readEmailToken } from "./email-token";
import { isEmailTaken } from "./is-email-taken";

export interface ConfirmEmailChangeInput {
  token: string;
  language: Language;
}

interface Owner {
  customerId: string;
  userId: string | null;
}

/** Writes the email in the shop and in Medusa, and the notice to the former address, in one transaction with the account locked. */
async function applyEmail(container: MedusaContainer, { token, language }: ConfirmEmailChangeInput): Promise<void> {
  const change = readEmailToken(token);
  if (!change) throw invalid();
  const { accountId, from, to } = change;
  const shop = await findShopContact();
  await inOneTransaction(container, async (transaction) => {
    const { sql } = transaction;
    const { rows } = await sql.query<Owner>(
      `SELECT c.customer_id AS "customerId", u.user_id AS "userId" FROM account a
       JOIN account_customer c ON c.account_id = a.id AND c.deleted_at IS NULL
       LEFT JOIN account_user u ON u.account_id = a.id AND u.deleted_at IS NULL
       WHERE a.id = $1 AND a.email = $2 AND a.customer_session_version = $3 AND a.deleted_at IS NULL
         AND ${ACCOUNT_STAMP.replace("updated_at", "a.updated_at")} = $4 FOR UPDATE OF a`,
      [accountId, from, change.version, change.stamp],
    );
    const owner = rows[0];
    if (!owner) throw invalid();
    if (await isEmailTaken(sql, to)) throw emailTaken();
    // Of an invited dashboard user who never accepted.
    await dropPasswords(transaction, [to]);
    await sql.query("UPDATE account SET email = $2, updated_at = now() WHERE id = $1", [accountId, to]);
    await sql.query(
      `UPDATE provider_identity SET entity_id = lower($2), updated_at = now()
       WHERE provider = 'emailpass' AND entity_id = lower($1) AND deleted_at IS NULL`,
      [from, to],
    );
    // A link that was mailed to the former address opens the account no more.
    await sql.query("DELETE FROM password_reset WHERE account_id = $1", [accountId]);
    await transaction.use(container.resolve(Modules.CUSTOMER), (service, context) =>
      service.updateCustomers(owner.customerId, { email: to }, context),
    );
    if (owner.userId)
      await sql.query(`UPDATE "user" SET email = $2, updated_at = now() WHERE id = $1`, [owner.userId, to]);
    const notice = emailChangedMail({ language, shop });
    await insertMails(sql, [
      { ...notice, purpose: "account", key: `email-changed:${accountId}:${change.until}`, to: from, language },
    ]);
  });
}

function invalid(): ApiError {
  return new ApiError(400, "email_token_invalid");
}

/**
 * Gives an account the email whose mailbox the link was opened from (ruling 72), in the shop and in Medusa, atomically; orders keep
 * theirs. Throws 400 `email_token_invalid` for an unknown, used or expired link, and 409 `email_taken`.
 */
export const confirmEmailChangeWorkflow = defineWrite(
  "confirm-email-change",
  async (input: ConfirmEmailChangeInput, { container }) => {
    try {
      await applyEmail(container, input);
    } catch (error) {
      // Somebody registered with it a moment ago.
      if (/email/.test(violatedConstraint(error) ?? "")) throw emailTaken();
      if (error instanceof MedusaError) throw new ApiError(409, "conflict");
      throw error;
    }
  },
);
