import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { passwordMatches } from "../../providers/emailpass/password-hash";
import { findPasswordHash } from "../../read-models/credentials";

/** Whoever changes a password knows the one that holds; 400 on the field `currentPassword` otherwise (ruling 21). */
export const checkPasswordStep = createStep(
  "check-password",
  async ({ accountId, password }: { accountId: string; password: string }) => {
    if (!(await passwordMatches(await findPasswordHash(shopPool(), accountId), password))) {
      throw new ApiError(400, "validation_failed", { fields: { currentPassword: "current_password_wrong" } });
    }
    return new StepResponse(undefined);
  },
);
