import type { MedusaContainer } from "@medusajs/framework/types";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { hashPassword } from "../providers/emailpass/password-hash";
import { replacePassword } from "./password-rows";
import type { SessionVersions } from "./session-rows";

export interface ReplacePasswordInput {
  accountId: string;
  email: string;
  password: string;
  /** See `NewPassword`. */
  formerHash?: string;
}

/**
 * The password changes and all sessions end in one transaction, so that nobody with the old password stays signed in.
 */
export async function setPassword(
  container: MedusaContainer,
  { accountId, email, password, formerHash }: ReplacePasswordInput,
): Promise<SessionVersions> {
  const hash = await hashPassword(password);
  return inOneTransaction(container, (transaction) =>
    replacePassword(transaction, container, { accountId, email, hash, formerHash }),
  );
}

/** Sets a new password for a user who has already proved to be allowed to. */
export const replacePasswordWorkflow = defineWrite("replace-password", (input: ReplacePasswordInput, { container }) =>
  setPassword(container, input),
);
