import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { findAccountByNumber, toUser } from "../../read-models/accounts";

export interface AdminFlag {
  /** Public id of the account. */
  number: number;
  isAdmin: boolean;
}

/**
 * Makes an account an admin, or one no more. Taking it away ends the account's admin sessions with the same statement.
 * Throws 404 `not_found`, and 409 `last_admin` where nobody would be left: the database sees to that, whoever asks at once.
 */
export const setAdminFlagStep = createStep(
  "set-admin-flag",
  async ({ number, isAdmin }: AdminFlag) => {
    const account = await findAccountByNumber(shopPool(), number);
    if (!account) throw new ApiError(404, "not_found");
    const changed = await setFlag(number, isAdmin, isAdmin ? 0 : 1);
    const { accountId, userId } = account;
    // As it travels: the engine hands copies on, and a date would arrive as a text.
    return new StepResponse({ accountId, userId, user: toUser({ ...account, isAdmin }) }, { number, isAdmin, changed });
  },
  async (done) => {
    // The sessions that were over live again when the right was not taken after all.
    if (done?.changed) await setFlag(done.number, !done.isAdmin, done.isAdmin ? 0 : -1);
  },
);

async function setFlag(number: number, isAdmin: boolean, versions: -1 | 0 | 1): Promise<boolean> {
  try {
    const { rowCount } = await shopPool().query(
      `UPDATE account SET is_admin = $2, admin_session_version = admin_session_version + $3, updated_at = now()
       WHERE number = $1 AND is_admin <> $2 AND deleted_at IS NULL`,
      [number, isAdmin, versions],
    );
    return rowCount === 1;
  } catch (error) {
    if (isLastAdmin(error)) throw new ApiError(409, "last_admin");
    throw error;
  }
}

function isLastAdmin(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "account_last_admin";
}
