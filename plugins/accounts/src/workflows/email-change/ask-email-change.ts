import { generateEntityId } from "@medusajs/framework/utils";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails, type RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { EMAIL_CHANGE_MINUTES } from "../../contract/own-account";
import { emailChangeMail } from "../../mails/account-mails";
import type { SignedInAccount } from "../../read-models/accounts";
import { checkPassword } from "../check-password";
import { ACCOUNT_STAMP, emailToken } from "./email-token";
import { isEmailTaken } from "./is-email-taken";

/** To one address from all accounts together, for whoever is asked may be a stranger. */
const emailChangeMails: RecipientLimit = { name: "email-change-mail", perHour: 5 };

export interface AskEmailChangeInput {
  account: Pick<SignedInAccount, "accountId" | "email" | "customerSessionVersion">;
  email: string;
  currentPassword: string;
  language: Language;
}

/**
 * Mails a link to another address, by which the account takes it (ruling 72); earlier links end. Throws 400 on `currentPassword` when it is wrong, and
 * 409 `email_taken`.
 */
export const askEmailChangeWorkflow = defineWrite(
  "ask-email-change",
  async ({ account, email, ...input }: AskEmailChangeInput) => {
    const { accountId, customerSessionVersion: version } = account;
    await checkPassword(accountId, input.currentPassword);
    if (await isEmailTaken(shopPool(), email)) throw emailTaken();
    const until = Date.now() + EMAIL_CHANGE_MINUTES * 60_000;
    const { rows } = await shopPool().query<{ stamp: string }>(
      `UPDATE account SET updated_at = clock_timestamp() WHERE id = $1 RETURNING ${ACCOUNT_STAMP} AS stamp`,
      [accountId],
    );
    const stamp = rows[0]?.stamp ?? "";
    const token = emailToken({ accountId, version, stamp, from: account.email, to: email, until });
    const { language } = input;
    const mail = {
      purpose: "account" as const,
      key: `email-change:${generateEntityId(undefined, "emch")}`,
      to: email,
      language,
      validUntil: new Date(until).toISOString(),
      limit: emailChangeMails,
      ...emailChangeMail({
        language,
        shop: await findShopContact(),
        link: `${shopPage("/confirm-email")}?token=${token}`,
      }),
    };
    await insertMails(shopPool(), [mail]);
  },
);

export function emailTaken(): ApiError {
  return new ApiError(409, "email_taken", { fields: { email: "email_taken" } });
}
