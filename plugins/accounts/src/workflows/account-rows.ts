import type { IAuthModuleService, MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { ACCOUNT_MODULE } from "../modules/account";
import type { AccountModuleService } from "../modules/account/service";

export interface NewAccount {
  /** Public id that was drawn before; otherwise the database draws one. */
  number?: number;
  username: string;
  email: string | null;
  name: string;
  phone: string;
  /** As an owner. */
  isAdmin: boolean;
}

/** Writes an account and Medusa's Customer of it, without a password. */
export async function createAccount(
  transaction: OneTransaction,
  container: MedusaContainer,
  { isAdmin, ...account }: NewAccount,
): Promise<{ accountId: string; customerId: string }> {
  const { email, name, phone } = account;
  const { id: accountId } = await transaction.use(
    container.resolve<AccountModuleService>(ACCOUNT_MODULE),
    (service, context) =>
      service.createAccounts({ ...account, is_admin: isAdmin, staff_role: isAdmin ? "owner" : null }, context),
  );
  const { id: customerId } = await transaction.use(container.resolve(Modules.CUSTOMER), (service, context) =>
    service.createCustomers({ email: email ?? undefined, first_name: name, phone, has_account: true }, context),
  );
  await linkCustomer(transaction.sql, accountId, customerId);
  return { accountId, customerId };
}

/** Links an account to Medusa's Customer. */
export async function linkCustomer(sql: Queryable, accountId: string, customerId: string): Promise<void> {
  await sql.query(
    `INSERT INTO account_customer (id, account_id, customer_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, customer_id) DO UPDATE SET deleted_at = NULL, updated_at = now()`,
    [generateEntityId(undefined, "link"), accountId, customerId],
  );
}

/** Links an admin's account to its User of Medusa's dashboard. */
export async function linkUser(sql: Queryable, accountId: string, userId: string): Promise<void> {
  await sql.query(
    `INSERT INTO account_user (id, account_id, user_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, user_id) DO UPDATE SET deleted_at = NULL, updated_at = now()`,
    [generateEntityId(undefined, "link"), accountId, userId],
  );
}

/** Who a password signs in to Medusa as: a Customer, and for an admin also a User; null for nobody. */
export interface MedusaActors {
  customer_id?: string | null;
  user_id?: string | null;
}

/** Sets who the account's password signs in to Medusa as; omitted actors stay unchanged. */
export async function setActors(sql: Queryable, email: string, actors: MedusaActors): Promise<void> {
  await sql.query(
    `UPDATE auth_identity i SET app_metadata = coalesce(i.app_metadata, '{}') || $2::jsonb, updated_at = now()
     FROM provider_identity p
     WHERE p.auth_identity_id = i.id AND p.provider = 'emailpass' AND p.entity_id = lower($1)`,
    [email, JSON.stringify(actors)],
  );
}

/** Stores a first password, as its argon2id hash, under an email; valid for the shop and Medusa's dashboard. */
export async function createPassword(
  transaction: OneTransaction,
  auth: IAuthModuleService,
  { email, hash, actors }: { email: string; hash: string; actors: MedusaActors },
): Promise<void> {
  await transaction.use(auth, (service, context) =>
    service.createAuthIdentities(
      {
        provider_identities: [
          { provider: "emailpass", entity_id: email.toLowerCase(), provider_metadata: { password: hash } },
        ],
        app_metadata: { ...actors },
      },
      context,
    ),
  );
}
