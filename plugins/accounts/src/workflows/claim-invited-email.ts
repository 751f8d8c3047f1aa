import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { isPasswordOfInvited } from "../providers/emailpass/invited-password";
import { hasUsablePassword } from "../read-models/credentials";
import { dropUnfinished } from "./drop-unfinished-registration";
import { emailTaken } from "./make-store-account";

export interface InvitedEmail {
  /** Of the password that was chosen with the invitation. */
  authIdentityId: string;
  email: string;
}

/**
 * Makes a password that was chosen with an invitation that of the invited email, in the place of what strangers have
 * begun with it. Throws 401 `login_required` for another email's, and 409 `email_taken` where the email signs somebody in.
 */
export const claimInvitedEmailWorkflow = defineWrite(
  "claim-invited-email",
  async ({ authIdentityId, email }: InvitedEmail, { container }) => {
    await inOneTransaction(container, async ({ sql }) => {
      // One after the other, for there is one password of an email.
      await sql.query("SELECT 1 FROM invite WHERE lower(email) = lower($1) FOR UPDATE", [email]);
      const known = await nameOfPassword(sql, authIdentityId);
      if (known === email.toLowerCase()) return;
      if (known === undefined || !isPasswordOfInvited(known, email)) throw new ApiError(401, "login_required");
      if (await hasUsablePassword(sql, email)) throw emailTaken();
      await dropUnfinished(sql, email);
      await sql.query(
        "UPDATE provider_identity SET entity_id = lower($2), updated_at = now() WHERE provider = 'emailpass' AND auth_identity_id = $1",
        [authIdentityId, email],
      );
    });
  },
);

async function nameOfPassword(sql: Queryable, authIdentityId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT entity_id AS name FROM provider_identity
     WHERE provider = 'emailpass' AND auth_identity_id = $1 AND deleted_at IS NULL`,
    [authIdentityId],
  );
  return rows[0]?.name;
}
