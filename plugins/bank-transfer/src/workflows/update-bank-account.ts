import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { BankAccountChange } from "../contract";
import { findBankAccount } from "../read-models/bank-accounts";
import { hasDefault, inBankAccounts, lockedAccount } from "./bank-account-transaction";

export interface UpdateBankAccountInput {
  number: number;
  change: BankAccountChange;
  /** The version that the change is based on. */
  version?: string;
}

/**
 * Updates a bank account. 404 for an unknown one, 409 when the default would be unset or made inactive (ruling 25), or
 * `changed_meanwhile`.
 */
export const updateBankAccountWorkflow = defineWrite(
  "update-bank-account",
  ({ number, change, version }: UpdateBankAccountInput) =>
    inBankAccounts(async (client) => {
      const before = await lockedAccount(client, number);
      await refuseChanged(version, () => findBankAccount(client, number));
      const isActive = change.isActive ?? before.is_active;
      if (before.is_default && (change.isDefault === false || !isActive)) {
        throw new ApiError(409, "bank_account_is_default");
      }
      if (change.isDefault && !isActive) throw new ApiError(409, "bank_account_inactive");
      await client.query(
        `UPDATE bank_account SET bank_name = $2, account_number = $3, account_holder = $4, description = $5,
           is_default = $6, is_active = $7, updated_at = now() WHERE id = $1`,
        [
          before.id,
          change.bankName ?? before.bank_name,
          change.accountNumber ?? before.account_number,
          change.accountHolder ?? before.account_holder,
          change.description === undefined ? before.description : change.description,
          before.is_default || change.isDefault === true || (isActive && !(await hasDefault(client))),
          isActive,
        ],
      );
      return { number };
    }),
);
