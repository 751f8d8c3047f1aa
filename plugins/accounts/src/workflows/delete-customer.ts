import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { closeAccounts } from "./close-account";

/**
 * Deletes Medusa's Customer and closes the shop's account of it, in one transaction. Throws 409 `last_owner` for the
 * only owner.
 */
export const deleteCustomerWorkflow = defineWrite(
  "delete-customer-and-account",
  async ({ id }: { id: string }, { container, emit }) => {
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
      emit(CustomerWorkflowEvents.DELETED, { id });
      return { id };
    } catch (error) {
      if (violatedConstraint(error) === "account_last_owner") throw new ApiError(409, "last_owner");
      throw error;
    }
  },
);
