import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";

/**
 * Closes accounts: ends their sessions, prevents sign-ins, frees username and email, and forgets their addresses and devices. The row stays, because other
 * rows refer to it. An admin's dashboard User is deleted too; the database refuses to remove the last owner
 * (`account_last_owner`).
 */
export async function closeAccounts(
  transaction: OneTransaction,
  container: MedusaContainer,
  accountIds: string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const { sql } = transaction;
  const { rows: emails } = await sql.query<{ email: string | null }>(
    "UPDATE account SET deleted_at = now(), updated_at = now() WHERE id = ANY($1) AND deleted_at IS NULL RETURNING email",
    [accountIds],
  );
  const { rows: users } = await sql.query<{ id: string }>(
    "DELETE FROM account_user WHERE account_id = ANY($1) RETURNING user_id AS id",
    [accountIds],
  );
  if (users.length > 0) {
    const ids = users.map(({ id }) => id);
    await transaction.use(container.resolve(Modules.USER), (service, context) =>
      service.softDeleteUsers(ids, {}, context),
    );
  }
  await sql.query("DELETE FROM account_customer WHERE account_id = ANY($1)", [accountIds]);
  await sql.query("DELETE FROM password_reset WHERE account_id = ANY($1)", [accountIds]);
  await sql.query("DELETE FROM account_address WHERE account_id = ANY($1)", [accountIds]);
  await sql.query("DELETE FROM push_subscription WHERE account_id = ANY($1)", [accountIds]);
  await sql.query(
    `DELETE FROM shop_session WHERE sess->'customer'->>'accountId' = ANY($1) OR sess->'admin'->>'accountId' = ANY($1)`,
    [accountIds],
  );
  await dropPasswords(
    transaction,
    emails.flatMap(({ email }) => email ?? []),
  );
}

/** Forgets who a closed account was, in the shop and in Medusa. */
export async function forgetPerson(
  { sql, use }: OneTransaction,
  container: MedusaContainer,
  { accountId, customerId }: { accountId: string; customerId: string },
): Promise<void> {
  await sql.query(
    `UPDATE account SET username = 'closed-' || number, email = NULL, name = '', phone = '' WHERE id = $1`,
    [accountId],
  );
  await use(container.resolve(Modules.CUSTOMER), async (service, context) => {
    const nobody = { email: null, first_name: null, last_name: null, phone: null };
    await service.updateCustomers(customerId, nobody, context);
    await service.softDeleteCustomers([customerId], {}, context);
  });
}

/** Removes the passwords of these emails. The password of an active dashboard user only loses its customer. */
export async function dropPasswords({ sql }: OneTransaction, emails: string[]): Promise<void> {
  const ofEmails = `id IN (SELECT auth_identity_id FROM provider_identity
    WHERE provider = 'emailpass' AND entity_id IN (SELECT lower(email) FROM unnest($1::text[]) AS email))`;
  const standsForUser = `EXISTS (SELECT 1 FROM "user" u WHERE u.id = i.app_metadata->>'user_id' AND u.deleted_at IS NULL)`;
  await sql.query(
    `UPDATE auth_identity i SET app_metadata = app_metadata || '{"customer_id": null}', updated_at = now()
     WHERE ${ofEmails} AND ${standsForUser}`,
    [emails],
  );
  // The foreign key deletes the password with it.
  await sql.query(`DELETE FROM auth_identity i WHERE ${ofEmails} AND NOT ${standsForUser}`, [emails]);
}
