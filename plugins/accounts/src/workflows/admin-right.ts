import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { User } from "../contract/user";
import { findAccountByNumber, type SignedInAccount, toUser } from "../read-models/accounts";
import { linkUser, setActors } from "./account-rows";
import { endSessions } from "./session-rows";

export interface AdminRight {
  /** Public id of the account. */
  number: number;
  isAdmin: boolean;
}

interface WrittenRight {
  user: User;
  /** Id of Medusa's User that was deleted, if there was one. */
  removedUserId: string | null;
}

/**
 * Grants or revokes the admin right in the shop and in Medusa's dashboard, in one transaction. Revoking ends the
 * account's admin sessions. When the account already has that state, missing parts are restored. Throws 404
 * `not_found`, 409 `admin_needs_email` for an account that cannot sign in, and 409 `last_admin` when no admin would be left; a constraint of the database covers concurrent
 * requests.
 */
export async function writeAdminRight(container: MedusaContainer, right: AdminRight): Promise<WrittenRight> {
  try {
    return await inOneTransaction(container, (transaction) => writeRight(transaction, container, right));
  } catch (error) {
    if (violatedConstraint(error) === "account_last_admin") throw new ApiError(409, "last_admin");
    throw error;
  }
}

async function writeRight(
  transaction: OneTransaction,
  container: MedusaContainer,
  { number, isAdmin }: AdminRight,
): Promise<WrittenRight> {
  const { sql } = transaction;
  await sql.query("SELECT id FROM account WHERE number = $1 FOR UPDATE", [number]);
  const account = await findAccountByNumber(sql, number);
  if (!account) throw new ApiError(404, "not_found");
  if (isAdmin && account.email === "") throw new ApiError(409, "admin_needs_email");
  if (account.isAdmin !== isAdmin) {
    // A token from before the right has the version of before, and is not to open the dashboard.
    await sql.query(
      `UPDATE account SET is_admin = $2, updated_at = now(), admin_session_version = admin_session_version + $2::boolean::int
       WHERE id = $1`,
      [account.accountId, isAdmin],
    );
    if (!isAdmin) await endSessions(sql, { accountId: account.accountId, halves: ["admin"] });
  }
  const removedUserId = await (isAdmin ? addDashboardUser : removeDashboardUser)(transaction, container, account);
  return { user: toUser({ ...account, isAdmin }), removedUserId };
}

/** The account's dashboard User; a user invited with the same email is reused (ruling 18). */
async function addDashboardUser(
  transaction: OneTransaction,
  container: MedusaContainer,
  account: SignedInAccount,
): Promise<null> {
  const { accountId, email, name } = account;
  const { rows } = await transaction.sql.query<{ id: string }>(
    `SELECT id FROM "user" WHERE lower(email) = lower($1) AND deleted_at IS NULL LIMIT 1`,
    [email],
  );
  const user =
    rows[0] ??
    (await transaction.use(container.resolve(Modules.USER), (service, context) =>
      service.createUsers({ email, first_name: name }, context),
    ));
  if (account.userId && account.userId !== user.id) {
    await transaction.sql.query("DELETE FROM account_user WHERE account_id = $1", [accountId]);
  }
  await linkUser(transaction.sql, accountId, user.id);
  await setActors(transaction.sql, email, { user_id: user.id });
  return null;
}

/** Returns the id of the deleted User, if there was one. */
async function removeDashboardUser(
  transaction: OneTransaction,
  container: MedusaContainer,
  { accountId, email, userId }: SignedInAccount,
): Promise<string | null> {
  await setActors(transaction.sql, email, { user_id: null });
  if (!userId) return null;
  await transaction.sql.query("DELETE FROM account_user WHERE account_id = $1", [accountId]);
  await transaction.use(container.resolve(Modules.USER), (service, context) =>
    service.softDeleteUsers([userId], {}, context),
  );
  return userId;
}
