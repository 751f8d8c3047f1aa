import type { MedusaContainer } from "@medusajs/framework/types";
import { createBankAccountWorkflow } from "@zakh/bank-transfer/workflows/create-bank-account";
import { BANK_ACCOUNTS } from "../data/bank-accounts";
import { everSeen } from "./found";

export async function seedBankAccounts(container: MedusaContainer): Promise<void> {
  const known = await everSeen("bank_account", "account_number");
  for (const account of BANK_ACCOUNTS.filter(({ accountNumber }) => !known.has(accountNumber))) {
    await createBankAccountWorkflow(container).run({ input: account });
  }
}
