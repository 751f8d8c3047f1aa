import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, UserWorkflowEvents } from "@medusajs/framework/utils";
import type { StaffRole } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { User } from "../contract/user";
import { findAccountByNumber, type SignedInAccount, toUser } from "../read-models/accounts";
import { linkUser, setActors } from "./account-rows";
import { endSessions } from "./session-rows";

export interface StaffRight {
  number: number;
  /** Null takes the admin right. "admin" is the role that an admin has, and makes anybody else an owner. */
  role: StaffRole | "admin" | null;
}

interface WrittenRole {
  user: User;
  /** Id of Medusa's User that was deleted, if there was one. */
  removedUserId: string | null;
}

/**
 * Gives an account a role in the shop, or takes it; an owner is a user of Medusa's dashboard, too. All of it is one transaction. Another
 * role ends the account's admin sessions, those of the dashboard included. When the account already has that role, missing parts are
 * restored. Throws 404 `not_found`, 409 `admin_needs_email` for an account that cannot sign in, and 409 `last_owner` when no owner would be
 * left; a constraint of the database covers concurrent requests.
 */
export const setStaffRoleWorkflow = defineWrite("set-staff-role", async (right: StaffRight, { container, emit }) => {
  try {
    const written = await inOneTransaction(container, (transaction) => writeRole(transaction, container, right));
    if (written.removedUserId !== null) emit(UserWorkflowEvents.DELETED, { id: written.removedUserId });
    return written.user;
  } catch (error) {
    if (violatedConstraint(error) === "account_last_owner") throw new ApiError(409, "last_owner");
    throw error;
  }
});

async function writeRole(
  transaction: OneTransaction,
  container: MedusaContainer,
  { number, role }: StaffRight,
): Promise<WrittenRole> {
  const { sql } = transaction;
  await sql.query("SELECT id FROM account WHERE number = $1 FOR UPDATE", [number]);
  const account = await findAccountByNumber(sql, number);
  if (!account) throw new ApiError(404, "not_found");
  const staffRole = role === "admin" ? (account.staffRole ?? "owner") : role;
  const isAdmin = staffRole !== null;
  if (isAdmin && account.email === "") throw new ApiError(409, "admin_needs_email");
  if (account.staffRole !== staffRole) {
    await sql.query("UPDATE account SET is_admin = $2, staff_role = $3 WHERE id = $1", [
      account.accountId,
      isAdmin,
      staffRole,
    ]);
    // Also a token of before the right has the version of before, and is not to open the dashboard.
    await endSessions(sql, { accountId: account.accountId, halves: ["admin"] });
  }
  const setUser = staffRole === "owner" ? addDashboardUser : removeDashboardUser;
  const removedUserId = await setUser(transaction, container, account);
  return { user: toUser({ ...account, isAdmin }), removedUserId };
}

/** The owner's User of Medusa's dashboard; one invited with the same email is reused (ruling 18). */
export async function addDashboardUser(
  transaction: OneTransaction,
  container: MedusaContainer,
  { accountId, email, name, userId }: Pick<SignedInAccount, "accountId" | "email" | "name" | "userId">,
): Promise<null> {
  const { rows } = await transaction.sql.query<{ id: string }>(
    `SELECT id FROM "user" WHERE lower(email) = lower($1) AND deleted_at IS NULL LIMIT 1`,
    [email],
  );
  const user =
    rows[0] ??
    (await transaction.use(container.resolve(Modules.USER), (service, context) =>
      service.createUsers({ email, first_name: name }, context),
    ));
  if (userId && userId !== user.id) {
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
