import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { changeBankAccount, undoBankAccountChange } from "../bank-account-writes";
import type { UpdateBankAccountInput } from "../update-bank-account";

/** Writes the given fields of the account. */
export const updateBankAccountStep = createStep(
  "update-bank-account",
  async ({ number, change, version }: UpdateBankAccountInput) => {
    const done = await changeBankAccount(shopPool(), number, change, version);
    return new StepResponse({ number }, done);
  },
  async (done) => {
    if (done) await undoBankAccountChange(shopPool(), done);
  },
);
