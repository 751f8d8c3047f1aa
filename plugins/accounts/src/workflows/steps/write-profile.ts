import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";

export interface UpdateProfileInput {
  accountId: string;
  customerId: string;
  /** Only an admin is a user of Medusa's dashboard. */
  userId: string | null;
  /** Omitted fields stay unchanged. */
  name?: string;
  phone?: string;
}

/**
 * Changes name and phone in the shop and in Medusa, in one transaction; two concurrent changes of different fields both
 * persist. The shop has one name, which is stored as Medusa's first name.
 */
export const writeProfileStep = createStep(
  "write-profile",
  async ({ accountId, customerId, userId, name, phone }: UpdateProfileInput, { container }) => {
    const profile = await inOneTransaction(container, async (transaction) => {
      const { rows } = await transaction.sql.query<{ name: string; phone: string }>(
        `UPDATE account SET name = coalesce($2, name), phone = coalesce($3, phone), updated_at = now()
         WHERE id = $1 RETURNING name, phone`,
        [accountId, name ?? null, phone ?? null],
      );
      const changed = rows[0];
      if (!changed) throw new Error(`No account ${accountId}`);
      await transaction.use(container.resolve(Modules.CUSTOMER), (service, context) =>
        service.updateCustomers(
          customerId,
          { first_name: changed.name, last_name: null, phone: changed.phone },
          context,
        ),
      );
      if (userId) {
        await transaction.use(container.resolve(Modules.USER), (service, context) =>
          service.updateUsers({ id: userId, first_name: changed.name, last_name: null }, context),
        );
      }
      return changed;
    });
    return new StepResponse(profile);
  },
);
