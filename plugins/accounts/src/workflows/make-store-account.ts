import { randomBytes } from "node:crypto";
import { MedusaError } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findTaken } from "../read-models/accounts";
import { hasUsablePassword } from "../read-models/credentials";
import { isInvited } from "../read-models/invites";
import { createAccount, setActors } from "./account-rows";

export interface StoreAccountInput {
  /** Id of the password that Medusa's first call has stored. */
  authIdentityId: string;
  email: string;
  name: string;
  phone: string;
}

/** Begins the username of a customer of a foreign client, who signs in with the email. */
const USERNAME_PREFIX = "store-";

/**
 * Makes the account of a customer who registers through Medusa's `/store`, of a password that was stored before, in one transaction:
 * nobody signs in to it until then. Returns the id of Medusa's Customer. Throws 401 `login_required` when the password is gone or
 * another email's, and 409 `email_taken`.
 */
export const makeStoreAccountWorkflow = defineWrite(
  "make-store-account",
  async ({ authIdentityId, email, name, phone }: StoreAccountInput, { container }) => {
    const username = `${USERNAME_PREFIX}${randomBytes(5).toString("hex")}`;
    try {
      const customerId = await inOneTransaction(container, async (transaction) => {
        const { sql } = transaction;
        await requirePassword(sql, authIdentityId, email);
        const taken = await findTaken(sql, { username, email });
        if (taken.length > 0 || (await hasUsablePassword(sql, email)) || (await isInvited(sql, email)))
          throw emailTaken();
        const account = { username, email, name, phone, isAdmin: false };
        const { customerId: id } = await createAccount(transaction, container, account);
        await setActors(sql, email, { customer_id: id });
        return id;
      });
      return { customerId };
    } catch (error) {
      // Registered in the shop at the same moment.
      if (/email/.test(violatedConstraint(error) ?? "")) throw emailTaken();
      if (error instanceof MedusaError) throw new ApiError(409, "conflict");
      throw error;
    }
  },
);

/** Locks the password, so that it gets one account however often it is asked for. */
async function requirePassword(sql: Queryable, authIdentityId: string, email: string): Promise<void> {
  const { rowCount } = await sql.query(
    `SELECT 1 FROM auth_identity i
     JOIN provider_identity p ON p.auth_identity_id = i.id AND p.provider = 'emailpass' AND p.entity_id = lower($2)
     WHERE i.id = $1 AND i.deleted_at IS NULL AND p.deleted_at IS NULL FOR UPDATE OF i`,
    [authIdentityId, email],
  );
  if (rowCount === 0) throw new ApiError(401, "login_required");
}

export function emailTaken(): ApiError {
  return new ApiError(409, "email_taken", { fields: { email: "email_taken" } });
}
