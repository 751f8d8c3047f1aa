import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { closeAccounts } from "./close-account";

const writeDeletionStep = createStep("write-customer-deletion", async ({ id }: { id: string }, { container }) => {
  try {
    await inOneTransaction(container, async (transaction) => {
      const { rows } = await transaction.sql.query<{ accountId: string }>(
        `SELECT a.id AS "accountId" FROM account a JOIN account_customer link ON link.account_id = a.id
         WHERE link.customer_id = $1 AND link.deleted_at IS NULL AND a.deleted_at IS NULL FOR UPDATE OF a`,
        [id],
      );
      await transaction.use(container.resolve(Modules.CUSTOMER), (service, context) =>
        service.softDeleteCustomers([id], {}, context),
      );
      await closeAccounts(
        transaction,
        container,
        rows.map(({ accountId }) => accountId),
      );
    });
    return new StepResponse(undefined);
  } catch (error) {
    if (violatedConstraint(error) === "account_last_admin") throw new ApiError(409, "last_admin");
    throw error;
  }
});

/**
 * Deletes Medusa's Customer and closes the shop's account of it, in one transaction. Throws 409 `last_admin` for the
 * only admin.
 */
export const deleteCustomerWorkflow = createWorkflow("delete-customer-and-account", (input: { id: string }) => {
  writeDeletionStep(input);
  emitEventStep({ eventName: CustomerWorkflowEvents.DELETED, data: input });
  return new WorkflowResponse(input);
});
