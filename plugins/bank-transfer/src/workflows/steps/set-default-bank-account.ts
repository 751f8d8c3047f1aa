import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { makeBankAccountDefault, undoBankAccountChange } from "../bank-account-writes";

/** Moves the default to the account with this public id. */
export const setDefaultBankAccountStep = createStep(
  "set-default-bank-account",
  async ({ number }: { number: number }) => {
    const done = await makeBankAccountDefault(shopPool(), number);
    return new StepResponse({ number }, done);
  },
  async (done) => {
    if (done) await undoBankAccountChange(shopPool(), done);
  },
);
