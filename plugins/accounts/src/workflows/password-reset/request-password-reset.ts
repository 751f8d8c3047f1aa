import { generateEntityId } from "@medusajs/framework/utils";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertMails, type OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { PASSWORD_RESET_MINUTES } from "../../contract/password-reset";
import { passwordResetMail } from "../../mails/account-mails";
import { findAccountByLogin } from "../../read-models/accounts";
import { insertReset, newResetToken } from "./reset-token";

export interface IssueResetInput {
  /** As it was typed. */
  email: string;
  language: Language;
  /** URL of the link's page, such as `https://zakh.example/password-reset`. */
  page: string;
}

/**
 * Mails a password reset link, which replaces any older one, if the address belongs to an account (ruling 21). Link and mail are written
 * in one transaction.
 */
export const requestPasswordResetWorkflow = defineWrite(
  "request-password-reset",
  async ({ email, language, page }: IssueResetInput) => {
    const account = await findAccountByLogin(shopPool(), email);
    if (!account) return;
    const id = generateEntityId(undefined, "pwreset");
    const token = newResetToken();
    const expiresAt = new Date(Date.now() + PASSWORD_RESET_MINUTES * 60_000).toISOString();
    const mail: OutgoingMail = {
      purpose: "account",
      key: `password-reset:${id}`,
      // The account's own address, never the typed one: an address that only looks alike after folding must not get the
      // link.
      to: account.email,
      language,
      validUntil: expiresAt,
      ...passwordResetMail({
        language,
        shop: await findShopContact(),
        link: `${page}?token=${token}`,
        minutes: PASSWORD_RESET_MINUTES,
      }),
    };
    await inTransaction(shopPool(), async (client) => {
      await insertReset(client, { id, askedFor: email, accountId: account.accountId, token, expiresAt });
      // Removes expired links; rows locked by another request are skipped.
      await client.query(
        `DELETE FROM password_reset WHERE id IN (
           SELECT id FROM password_reset WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      );
      await insertMails(client, [mail]);
    });
  },
);
