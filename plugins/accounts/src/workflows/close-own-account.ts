import type { MedusaContainer } from "@medusajs/framework/types";
import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { runAccountClosings } from "../closing/account-closing";
import type { SignedInAccount } from "../read-models/accounts";
import { checkPassword } from "./check-password";
import { closeAccounts } from "./close-account";

export interface CloseOwnAccountInput {
  account: Pick<SignedInAccount, "accountId" | "number" | "customerId">;
  currentPassword: string;
}

/** Forgets the person everywhere and ends the account, in one transaction with the account locked. */
async function applyClosing(
  container: MedusaContainer,
  { account: { accountId, number, customerId }, currentPassword }: CloseOwnAccountInput,
): Promise<void> {
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
    await sql.query(
      `UPDATE account SET username = 'closed-' || number, email = NULL, name = '', phone = '' WHERE id = $1`,
      [accountId],
    );
    await transaction.use(container.resolve(Modules.CUSTOMER), (service, context) =>
      service.softDeleteCustomers([customerId], {}, context),
    );
    await sql.query(
      "UPDATE customer SET email = NULL, first_name = NULL, last_name = NULL, phone = NULL WHERE id = $1",
      [customerId],
    );
  });
}

const closeStep = createStep(
  "close-own-account",
  async (input: CloseOwnAccountInput, { container }) => new StepResponse(await applyClosing(container, input)),
);

/**
 * Closes a customer's own account (ruling 72): what it bought stays without the person, everything else of the person is forgotten,
 * atomically. Throws 400 on `currentPassword` when it is wrong, 409 `admin_cannot_close`, and what the plugins refuse.
 */
export const closeOwnAccountWorkflow = createWorkflow(
  "close-own-account-of-customer",
  (input: CloseOwnAccountInput) => {
    closeStep(input);
    emitEventStep({ eventName: CustomerWorkflowEvents.DELETED, data: { id: input.account.customerId } });
    return new WorkflowResponse(undefined);
  },
);
