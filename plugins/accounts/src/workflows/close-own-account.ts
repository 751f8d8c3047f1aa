import { CustomerWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { runAccountClosings } from "../closing/account-closing";
import type { SignedInAccount } from "../read-models/accounts";
import { checkPassword } from "./check-password";
import { closeAccounts, forgetPerson } from "./close-account";

export interface CloseOwnAccountInput {
  account: Pick<SignedInAccount, "accountId" | "number" | "customerId">;
  currentPassword: string;
}

/**
 * Closes a customer's own account (ruling 72), in one transaction with the account locked: what it bought stays without the person,
 * everything else of the person is forgotten. Throws 400 on `currentPassword` when it is wrong, 409 `admin_cannot_close`, and what the
 * plugins refuse.
 */
export const closeOwnAccountWorkflow = defineWrite(
  "close-own-account-of-customer",
  async (
    { account: { accountId, number, customerId }, currentPassword }: CloseOwnAccountInput,
    { container, emit },
  ) => {
    await checkPassword(accountId, currentPassword);
    await inOneTransaction(container, async (transaction) => {
      const { sql } = transaction;
      const { rows } = await sql.query<{ isAdmin: boolean }>(
        `SELECT is_admin AS "isAdmin" FROM account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
        [accountId],
      );
      if (!rows[0]) throw new ApiError(409, "conflict");
      if (rows[0].isAdmin) throw new ApiError(409, "admin_cannot_close");
      await runAccountClosings(sql, { accountId, number, customerId });
      await closeAccounts(transaction, container, [accountId]);
      await sql.query("DELETE FROM account_merge WHERE into_number = $1", [number]);
      await forgetPerson(transaction, container, { accountId, customerId });
    });
    emit(CustomerWorkflowEvents.DELETED, { id: customerId });
  },
);
