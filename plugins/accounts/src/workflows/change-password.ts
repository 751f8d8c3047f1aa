import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { checkPassword } from "./check-password";
import { type ReplacePasswordInput, replacePasswordStep } from "./replace-password";

export interface ChangePasswordInput extends ReplacePasswordInput {
  currentPassword: string;
}

/**
 * Checks the current password and returns its hash; 400 on the field `currentPassword` when it is wrong (ruling 21).
 */
const checkPasswordStep = createStep(
  "check-password",
  async ({ accountId, password }: { accountId: string; password: string }) =>
    new StepResponse(await checkPassword(accountId, password)),
);

/**
 * Changes the password of a user who knows the current one (ruling 21). Returns the versions for the caller's own
 * session.
 */
export const changePasswordWorkflow = createWorkflow("change-password", (input: ChangePasswordInput) => {
  const formerHash = checkPasswordStep(
    transform(input, ({ accountId, currentPassword: password }) => ({ accountId, password })),
  );
  return new WorkflowResponse(
    replacePasswordStep(
      transform({ input, formerHash }, ({ input: { accountId, email, password }, formerHash }) => ({
        accountId,
        email,
        password,
        formerHash,
      })),
    ),
  );
});
