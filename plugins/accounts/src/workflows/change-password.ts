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

/** Whoever changes a password knows the one that holds; 400 on the field `currentPassword` otherwise (ruling 21). */
const checkPasswordStep = createStep(
  "check-password",
  async ({ accountId, password }: { accountId: string; password: string }) => {
    if (!(await passwordMatches(await findPasswordHash(shopPool(), accountId), password))) {
      throw new ApiError(400, "validation_failed", { fields: { currentPassword: "current_password_wrong" } });
    }
    return new StepResponse(undefined);
  },
);

/** Another password, for whoever knows the one that holds (ruling 21). Answers the counts for the caller's own session. */
export const changePasswordWorkflow = createWorkflow("change-password", (input: ChangePasswordInput) => {
  checkPasswordStep(transform(input, ({ accountId, currentPassword: password }) => ({ accountId, password })));
  return new WorkflowResponse(
    replacePasswordStep(transform(input, ({ accountId, email, password }) => ({ accountId, email, password }))),
  );
});
