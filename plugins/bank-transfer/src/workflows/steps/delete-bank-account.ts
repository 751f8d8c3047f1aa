import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { hideBankAccount, unhideBankAccount } from "../bank-account-writes";

/** Hides the account with this public id. */
export const deleteBankAccountStep = createStep(
  "delete-bank-account",
  async ({ number }: { number: number }) => {
    const { id } = await hideBankAccount(shopPool(), number);
    return new StepResponse({ number }, id);
  },
  async (id) => {
    if (id) await unhideBankAccount(shopPool(), id);
  },
);
