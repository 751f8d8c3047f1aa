import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { ACCOUNT_MODULE } from "../../modules/account";
import type { AccountModuleService } from "../../modules/account/service";
import { findTaken } from "../../read-models/accounts";

export interface AccountInput {
  username: string;
  email: string;
  name: string;
  phone: string;
  isAdmin: boolean;
}

/** Takes the username and the email; 409 with the field when one is taken, also when another request takes it meanwhile. */
export const createAccountStep = createStep(
  "create-account",
  async ({ isAdmin, ...input }: AccountInput, { container }) => {
    const accounts = container.resolve<AccountModuleService>(ACCOUNT_MODULE);
    await refuseTaken(input);
    try {
      const account = await accounts.createAccounts({ ...input, is_admin: isAdmin });
      return new StepResponse({ id: account.id }, account.id);
    } catch (error) {
      await refuseTaken(input);
      // Taken a moment ago and given back since: whoever asks again finds out.
      if (error instanceof MedusaError) throw new ApiError(409, "conflict");
      throw error;
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<AccountModuleService>(ACCOUNT_MODULE).deleteAccounts(id);
  },
);

async function refuseTaken(input: { username: string; email: string }): Promise<void> {
  const taken = await findTaken(shopPool(), input);
  const first = taken[0];
  if (!first) return;
  throw new ApiError(409, `${first}_taken`, {
    fields: Object.fromEntries(taken.map((field) => [field, `${field}_taken`])),
  });
}
