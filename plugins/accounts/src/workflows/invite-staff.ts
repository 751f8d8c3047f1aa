import { randomBytes } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, MedusaError } from "@medusajs/framework/utils";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopName } from "@zakh/kit/mail/shop-contact";
import { STAFF_INVITE_DAYS, type StaffInviteInput } from "../contract/staff";
import { staffInviteMail } from "../mails/account-mails";
import { findAccountByLogin } from "../read-models/accounts";
import { hasUsablePassword } from "../read-models/credentials";
import { isInvited } from "../read-models/invites";
import { createAccount } from "./account-rows";
import { dropPasswords } from "./close-account";
import { nextAccountNumber } from "./made-customer";
import { insertReset, newResetToken } from "./password-reset/reset-token";
import { addDashboardUser } from "./set-staff-role";

export interface InviteStaffInput extends StaffInviteInput {
  language: Language;
  /** URL of the page on which a password is chosen, and of the back office. */
  page: string;
  admin: string;
}

/**
 * Nobody who is not in the mailbox gets in: an account that somebody has registered with the email may be a stranger's, because
 * registering confirms no email. The owner gives such an account its role where he sees whose it is.
 */
async function refuseKnown(email: string): Promise<void> {
  if (await findAccountByLogin(shopPool(), email)) throw emailRefused("staff_has_account");
  const isUsed = (await hasUsablePassword(shopPool(), email)) || (await isInvited(shopPool(), email));
  if (isUsed) throw emailRefused("email_taken");
}

function emailRefused(code: "staff_has_account" | "email_taken"): ApiError {
  return new ApiError(409, code, { fields: { email: code } });
}

async function invite(container: MedusaContainer, { email, name, role, language, page, admin }: InviteStaffInput) {
  await refuseKnown(email);
  const shopName = await findShopName();
  const id = generateEntityId(undefined, "pwreset");
  const token = newResetToken();
  const expiresAt = new Date(Date.now() + STAFF_INVITE_DAYS * 24 * 60 * 60_000).toISOString();
  const mail = staffInviteMail({ language, shopName, role, link: `${page}?token=${token}`, admin });
  try {
    return await inOneTransaction(container, async (transaction) => {
      const { sql } = transaction;
      const number = await nextAccountNumber(sql);
      const username = `staff-${randomBytes(5).toString("hex")}`;
      const account = { number, username, email, name, phone: "", isAdmin: false };
      const { accountId } = await createAccount(transaction, container, account);
      await dropPasswords(transaction, [email]);
      await sql.query("UPDATE account SET is_admin = true, staff_role = $2 WHERE id = $1", [accountId, role]);
      if (role === "owner") await addDashboardUser(transaction, container, { accountId, email, name, userId: null });
      await insertReset(sql, { id, askedFor: email, accountId, token, expiresAt });
      await insertMails(sql, [
        { purpose: "account", key: `staff-invite:${id}`, to: email, language, validUntil: expiresAt, ...mail },
      ]);
      return { number };
    });
  } catch (error) {
    // Somebody registered with the email a moment ago.
    if (/email/.test(violatedConstraint(error) ?? "")) throw emailRefused("staff_has_account");
    if (error instanceof MedusaError) throw new ApiError(409, "conflict");
    throw error;
  }
}

/**
 * Makes an account with a role for somebody, and mails a link by which that person chooses a password. Returns its public id. Throws 409
 * `staff_has_account` for an email that has an account, and `email_taken` for one that Medusa alone knows.
 */
export const inviteStaffWorkflow = defineWrite("invite-member-of-staff", (input: InviteStaffInput, { container }) =>
  invite(container, input),
);
