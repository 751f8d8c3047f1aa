import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "@zakh/kit/http/api-error";
import { BANK_TRANSFER_MODULE } from "../../modules/bank-transfer";
import type { BankTransferModuleService } from "../../modules/bank-transfer/service";
import type { NewBankAccount } from "../create-bank-account";

/**
 * Writes the account; the database takes the default from the one that had it (ruling 25). The first active account is
 * the default, asked for or not. 409 `bank_account_is_default` for a default that is not active.
 */
export const createBankAccountStep = createStep(
  "create-bank-account",
  async ({ isDefault = false, isActive = true, ...input }: NewBankAccount, { container }) => {
    if (isDefault && !isActive) throw new ApiError(409, "bank_account_is_default");
    const accounts = container.resolve<BankTransferModuleService>(BANK_TRANSFER_MODULE);
    const [previous] = await accounts.listBankAccounts({ is_default: true }, { select: ["id"] });
    const { id, number } = await accounts.createBankAccounts({
      bank_name: input.bankName,
      account_number: input.accountNumber,
      account_holder: input.accountHolder,
      description: input.description || null,
      is_default: isDefault || (isActive && !previous),
      is_active: isActive,
    });
    return new StepResponse({ id, number }, { id, previousDefault: isDefault ? previous?.id : undefined });
  },
  async (written, { container }) => {
    if (!written) return;
    const accounts = container.resolve<BankTransferModuleService>(BANK_TRANSFER_MODULE);
    if (written.previousDefault) await accounts.updateBankAccounts({ id: written.previousDefault, is_default: true });
    await accounts.deleteBankAccounts(written.id);
  },
);
