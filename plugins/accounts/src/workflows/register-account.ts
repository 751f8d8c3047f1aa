import { MedusaError, Modules } from "@medusajs/framework/utils";
import { DEFAULT_LANGUAGE, type Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { AgreedVersions } from "../contract";
import { runAccountOpenings } from "../opening/account-opening";
import { hashPassword } from "../providers/emailpass/password-hash";
import { findTaken } from "../read-models/accounts";
import { hasUsablePassword } from "../read-models/credentials";
import { isInvited } from "../read-models/invites";
import { createAccount, createPassword, linkUser } from "./account-rows";
import { dropPasswords } from "./close-account";

export interface RegisterAccountInput {
  username: string;
  email: string;
  name: string;
  phone: string;
  password: string;
  /** As an owner. Set only by the seed and by admins; never by the sign-up form. */
  isAdmin: boolean;
  /** What the customer agreed to, and in which language. */
  agreed?: AgreedVersions | null;
  language?: Language;
}

/**
 * Creates an account: its row, its password, Medusa's Customer, and for an admin Medusa's User (rulings 15, 16, 18). All parts are
 * written in one transaction, so that a killed process leaves neither a taken email nor a password without an account. Throws 409 with
 * the field when username or email is taken, also by a concurrent request, and `terms_changed` for versions that do not hold.
 */
export const registerAccountWorkflow = defineWrite(
  "register-account",
  async ({ isAdmin, password, agreed, language = DEFAULT_LANGUAGE, ...input }: RegisterAccountInput, { container }) => {
    await refuseTaken(input);
    const { email, name } = input;
    // Before the transaction, because it may wait in a queue; no database connection is held meanwhile.
    const hash = await hashPassword(password);
    try {
      const id = await inOneTransaction(container, async (transaction) => {
        const { accountId, customerId } = await createAccount(transaction, container, {
          ...input,
          isAdmin,
        });
        if (agreed) await runAccountOpenings(transaction.sql, { accountId, agreed, language });
        const user = isAdmin
          ? await transaction.use(container.resolve(Modules.USER), (service, context) =>
              service.createUsers({ email, first_name: name }, context),
            )
          : undefined;
        if (user) await linkUser(transaction.sql, accountId, user.id);
        const actors = { customer_id: customerId, ...(user && { user_id: user.id }) };
        // Of an invited dashboard user who never accepted.
        await dropPasswords(transaction, [email]);
        await createPassword(transaction, container.resolve(Modules.AUTH), { email, hash, actors });
        return accountId;
      });
      return { id };
    } catch (error) {
      await refuseTaken(input);
      // Taken a moment ago and freed since; the client can retry.
      if (error instanceof MedusaError) throw new ApiError(409, "conflict");
      throw error;
    }
  },
);

async function refuseTaken(input: { username: string; email: string }): Promise<void> {
  // Medusa's own calls may have stored a password under this email, without an account of the shop. Checked before the
  // taken fields: if an account is written in between, the error then names all of its taken fields.
  const isUsed = (await hasUsablePassword(shopPool(), input.email)) || (await isInvited(shopPool(), input.email));
  const taken = await findTaken(shopPool(), input);
  if (isUsed && !taken.includes("email")) taken.push("email");
  const first = taken[0];
  if (!first) return;
  throw new ApiError(409, `${first}_taken`, {
    fields: Object.fromEntries(taken.map((field) => [field, `${field}_taken`])),
  });
}
