import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import type { BankAccountInput } from "../../contract";
import { discardBankAccount, insertBankAccount } from "../bank-account-writes";

/** Writes the account, which replaces the default when it is to be the default. */
export const createBankAccountStep = createStep(
  "create-bank-account",
  async (input: BankAccountInput) => {
    const { id, number, tookOverFrom } = await insertBankAccount(shopPool(), input);
    return new StepResponse({ id, number }, { id, tookOverFrom });
  },
  async (written) => {
    if (written) await discardBankAccount(shopPool(), written.id, written.tookOverFrom);
  },
);
