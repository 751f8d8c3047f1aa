import { inTransaction, type PoolClient } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";

/** The columns of an account that its writes set. */
interface BankAccountRow {
  id: string;
  bank_name: string;
  account_number: string;
  account_holder: string;
  description: string | null;
  is_default: boolean;
  is_active: boolean;
}

export const BANK_ACCOUNT_COLUMNS = "id, bank_name, account_number, account_holder, description, is_default, is_active";

/** Error codes by constraint of the database. */
const REFUSALS: Record<string, string> = {
  IDX_bank_account_one_default: "conflict",
  bank_account_default_is_active: "bank_account_inactive",
  bank_account_require_default: "default_account_required",
};

/**
 * The transaction of every write of bank accounts. Each checks which account is the default, and changing it updates two rows, so all
 * take one lock. Constraints of the database cover what the lock cannot (ruling 25), and their errors are converted.
 */
export async function inBankAccounts<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(shopPool(), async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtext('bank_account'))");
      return work(client);
    });
  } catch (error) {
    const code = REFUSALS[violatedConstraint(error) ?? ""];
    throw code ? new ApiError(409, code) : error;
  }
}

/** The locked account with this public id; 404 for an unknown one. */
export async function lockedAccount(client: PoolClient, number: number): Promise<BankAccountRow> {
  const { rows } = await client.query<BankAccountRow>(
    `SELECT ${BANK_ACCOUNT_COLUMNS} FROM bank_account WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [number],
  );
  const [row] = rows;
  if (!row) throw new ApiError(404, "bank_account_not_found");
  return row;
}

export async function hasDefault(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query("SELECT 1 FROM bank_account WHERE is_default AND deleted_at IS NULL");
  return rowCount !== 0;
}
