import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { inBankAccounts, lockedAccount } from "./bank-account-transaction";

/** Makes another account the default (spec §4). 409 for one that already is, or that is not active. */
export const setDefaultBankAccountWorkflow = defineWrite("set-default-bank-account", ({ number }: { number: number }) =>
  inBankAccounts(async (client) => {
    const account = await lockedAccount(client, number);
    if (account.is_default) throw new ApiError(409, "bank_account_already_default");
    if (!account.is_active) throw new ApiError(409, "bank_account_inactive");
    // The trigger unsets the current default in the same write.
    await client.query("UPDATE bank_account SET is_default = true, updated_at = now() WHERE id = $1", [account.id]);
    return { number };
  }),
);
