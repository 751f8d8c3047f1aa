import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { BANK_ACCOUNT_COLUMNS, hasDefault, inBankAccounts } from "./bank-account-transaction";

/** A bank account to create (spec §5 Admin bank account). */
export interface NewBankAccount {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  description?: string | null;
  /** Replaces the current default; default is false. */
  isDefault?: boolean;
  /** Default is true. */
  isActive?: boolean;
}

/**
 * Creates a bank account; the first active one becomes the default in any case. Returns `{ id, number }`; `number` is the public id.
 * 409 for a default that is not active.
 */
export const createBankAccountWorkflow = defineWrite(
  "create-bank-account",
  ({ isDefault = false, isActive = true, ...account }: NewBankAccount) =>
    inBankAccounts(async (client) => {
      if (isDefault && !isActive) throw new ApiError(409, "bank_account_inactive");
      const { rows } = await client.query<{ id: string; number: number }>(
        `INSERT INTO bank_account (${BANK_ACCOUNT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, number`,
        [
          generateEntityId(undefined, "bank"),
          account.bankName,
          account.accountNumber,
          account.accountHolder,
          account.description ?? null,
          isDefault || (isActive && !(await hasDefault(client))),
          isActive,
        ],
      );
      const [row] = rows;
      if (!row) throw new Error("No row was written");
      return row;
    }),
);
