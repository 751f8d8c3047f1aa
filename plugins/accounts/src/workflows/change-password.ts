import { defineWrite } from "@zakh/kit/database/define-write";
import { checkPassword } from "./check-password";
import { type ReplacePasswordInput, setPassword } from "./replace-password";

export interface ChangePasswordInput extends ReplacePasswordInput {
  currentPassword: string;
}

/**
 * Changes the password of a user who knows the current one (ruling 21). Returns the versions for the caller's own
 * session. 400 on the field `currentPassword` when it is wrong.
 */
export const changePasswordWorkflow = defineWrite(
  "change-password",
  async ({ currentPassword, ...input }: ChangePasswordInput, { container }) => {
    const formerHash = await checkPassword(input.accountId, currentPassword);
    return setPassword(container, { ...input, formerHash });
  },
);
