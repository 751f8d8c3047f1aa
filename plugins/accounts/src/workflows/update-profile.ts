import { Modules } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
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
 * Changes name or phone (ruling 21) in the shop, on Medusa's Customer and on its User, in one transaction; two concurrent changes of
 * different fields both persist. The shop has one name, which is stored as Medusa's first name. Orders keep their values.
 */
export const updateProfileWorkflow = defineWrite(
  "update-profile",
  ({ accountId, customerId, userId, name, phone }: UpdateProfileInput, { container }) =>
    inOneTransaction(container, async (transaction) => {
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
    }),
);
