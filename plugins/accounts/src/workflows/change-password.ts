import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { passwordMatches } from "../providers/emailpass/password-hash";
import { findPasswordHash } from "../read-models/credentials";
import { type ReplacePasswordInput, replacePasswordStep } from "./replace-password";

export interface ChangePasswordInput extends ReplacePasswordInput {
  currentPassword: string;
}

/** Checks the current password; 400 on the field `currentPassword` when it is wrong (ruling 21). */
const checkPasswordStep = createStep(
  "check-password",
  async ({ accountId, password }: { accountId: string; password: string }) => {
    if (!(await passwordMatches(await findPasswordHash(shopPool(), accountId), password))) {
      throw new ApiError(400, "validation_failed", { fields: { currentPassword: "current_password_wrong" } });
    }
    return new StepResponse(undefined);
  },
);

/**
 * Changes the password of a user who knows the current one (ruling 21). Returns the versions for the caller's own
 * session.
 */
export const changePasswordWorkflow = createWorkflow("change-password", (input: ChangePasswordInput) => {
  checkPasswordStep(transform(input, ({ accountId, currentPassword: password }) => ({ accountId, password })));
  return new WorkflowResponse(
    replacePasswordStep(transform(input, ({ accountId, email, password }) => ({ accountId, email, password }))),
  );
});
