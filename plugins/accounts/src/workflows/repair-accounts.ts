import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { linkCustomer } from "./account-rows";
import { closeAccounts, dropPasswords } from "./close-account";
import { giveAdminRightWorkflow } from "./give-admin-right";
import { takeAdminRightWorkflow } from "./take-admin-right";

/** An existing Medusa customer linked to the account `a`. */
const EXISTING_CUSTOMER = `SELECT c.id FROM account_customer link JOIN customer c ON c.id = link.customer_id
  WHERE link.account_id = a.id AND link.deleted_at IS NULL AND c.deleted_at IS NULL`;

/**
 * Repairs what earlier versions left behind when a process was killed between two commits, or a customer was deleted in
 * Medusa. Does nothing when everything is consistent.
 */
export async function repairAccounts(container: MedusaContainer): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    await removeUnfinished(transaction);
    await repairMissingCustomers(transaction, container);
    await nameCustomers(transaction);
  });
  await repairAdminRights(container);
}

/**
 * Removes incomplete registrations: nobody ever signed in with one, so nothing refers to it, and the person can
 * register again.
 */
async function removeUnfinished(transaction: OneTransaction): Promise<void> {
  const { sql } = transaction;
  const { rows } = await sql.query<{ email: string }>(
    `DELETE FROM account a WHERE a.deleted_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM account_customer link WHERE link.account_id = a.id)
     RETURNING email`,
  );
  const emails = rows.map(({ email }) => email);
  await sql.query(
    `DELETE FROM "user" u WHERE u.email = ANY($1)
       AND NOT EXISTS (SELECT 1 FROM account_user link WHERE link.user_id = u.id)
       AND NOT EXISTS (SELECT 1 FROM auth_identity i WHERE i.app_metadata->>'user_id' = u.id)`,
    [emails],
  );
  await dropPasswords(transaction, emails);
  await sql.query(
    `DELETE FROM customer c WHERE c.email = ANY($1) AND c.has_account
       AND NOT EXISTS (SELECT 1 FROM account_customer link WHERE link.customer_id = c.id)
       AND NOT EXISTS (SELECT 1 FROM "order" o WHERE o.customer_id = c.id)`,
    [emails],
  );
}

/**
 * Closes accounts whose customer was deleted. An admin's account gets a new customer instead, so that an admin is left.
 */
async function repairMissingCustomers(transaction: OneTransaction, container: MedusaContainer): Promise<void> {
  const { sql } = transaction;
  const { rows } = await sql.query<{ id: string; email: string; name: string; phone: string; isAdmin: boolean }>(
    `SELECT a.id, a.email, a.name, a.phone, a.is_admin AS "isAdmin" FROM account a
     WHERE a.deleted_at IS NULL AND NOT EXISTS (${EXISTING_CUSTOMER}) FOR UPDATE`,
  );
  for (const { id, email, name, phone } of rows.filter(({ isAdmin }) => isAdmin)) {
    const customer = await transaction.use(container.resolve(Modules.CUSTOMER), (service, context) =>
      service.createCustomers({ email, first_name: name, phone, has_account: true }, context),
    );
    await sql.query("DELETE FROM account_customer WHERE account_id = $1", [id]);
    await linkCustomer(sql, id, customer.id);
  }
  await closeAccounts(
    transaction,
    container,
    rows.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id),
  );
}

/** Sets the customer on passwords that lack it; it was the last write of a registration. */
async function nameCustomers({ sql }: OneTransaction): Promise<void> {
  await sql.query(
    `UPDATE auth_identity i
     SET app_metadata = coalesce(i.app_metadata, '{}') || jsonb_build_object('customer_id', link.customer_id), updated_at = now()
     FROM provider_identity p, account a, account_customer link
     WHERE p.auth_identity_id = i.id AND p.provider = 'emailpass' AND p.entity_id = lower(a.email) AND a.deleted_at IS NULL
       AND link.account_id = a.id AND link.deleted_at IS NULL
       AND i.app_metadata->>'customer_id' IS DISTINCT FROM link.customer_id`,
  );
}

/** Makes the dashboard's users match the shop's admins where they differ. */
async function repairAdminRights(container: MedusaContainer): Promise<void> {
  const { rows } = await shopPool().query<{ number: number; isAdmin: boolean }>(
    `SELECT a.number, a.is_admin AS "isAdmin" FROM account a
     LEFT JOIN account_user link ON link.account_id = a.id AND link.deleted_at IS NULL
     LEFT JOIN provider_identity p ON p.provider = 'emailpass' AND p.entity_id = lower(a.email)
     LEFT JOIN auth_identity i ON i.id = p.auth_identity_id
     WHERE a.deleted_at IS NULL
       AND (a.is_admin IS DISTINCT FROM (link.user_id IS NOT NULL)
         OR (a.is_admin AND i.id IS NOT NULL AND i.app_metadata->>'user_id' IS DISTINCT FROM link.user_id))`,
  );
  for (const { number, isAdmin } of rows) {
    await (isAdmin ? giveAdminRightWorkflow : takeAdminRightWorkflow)(container).run({ input: { number } });
  }
}
