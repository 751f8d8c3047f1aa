import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { inBankAccounts, lockedAccount } from "./bank-account-transaction";

/** Hides a bank account; orders have their own copy (ruling 8). 409 for the default (ruling 25). */
export const deleteBankAccountWorkflow = defineWrite("delete-bank-account", ({ number }: { number: number }) =>
  inBankAccounts(async (client) => {
    const { id, is_default } = await lockedAccount(client, number);
    if (is_default) throw new ApiError(409, "bank_account_is_default");
    await client.query("UPDATE bank_account SET deleted_at = now(), updated_at = now() WHERE id = $1", [id]);
    return { number };
  }),
);
