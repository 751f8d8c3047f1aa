import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Pool, type PoolClient } from "@zakh/kit/database/in-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { BankAccountChange, BankAccountInput } from "../contract";
import { findBankAccount } from "../read-models/bank-accounts";

/**
 * Writes of bank accounts. Each checks which account is the default, and changing it updates two rows, so all writes
 * take one lock. Constraints of the database cover what the lock cannot (ruling 25), and their errors are converted.
 */

/** The columns of `bank_account` that are written here. */
export interface BankAccountRow {
  id: string;
  bank_name: string;
  account_number: string;
  account_holder: string;
  description: string | null;
  is_default: boolean;
  is_active: boolean;
}

/** The data for undoing a change. */
export interface ChangedBankAccount {
  before: BankAccountRow;
  /** Id of the previous default account, when this one replaced it. */
  tookOverFrom: string | undefined;
}

const COLUMNS = "id, bank_name, account_number, account_holder, description, is_default, is_active";

/** Error codes by constraint of the database. */
const REFUSALS: Record<string, string> = {
  IDX_bank_account_one_default: "conflict",
  bank_account_default_is_active: "bank_account_inactive",
  bank_account_require_default: "default_account_required",
};

/** Creates an account; the first active one becomes the default in any case. 409 for a default that is not active. */
export function insertBankAccount(
  pool: Pool,
  { bankName, accountNumber, accountHolder, description, isDefault, isActive }: BankAccountInput,
): Promise<{ id: string; number: number; tookOverFrom: string | undefined }> {
  return writing(pool, async (client) => {
    if (isDefault && !isActive) throw new ApiError(409, "bank_account_inactive");
    const former = await defaultAccount(client);
    const becomesDefault = isDefault || (isActive && !former);
    const { rows } = await client.query<{ id: string; number: number }>(
      `INSERT INTO bank_account (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, number`,
      [
        generateEntityId(undefined, "bank"),
        bankName,
        accountNumber,
        accountHolder,
        description ?? null,
        becomesDefault,
        isActive,
      ],
    );
    const [row] = rows;
    if (!row) throw new Error("No row was written");
    return { ...row, tookOverFrom: becomesDefault ? former : undefined };
  });
}

/** Undoes the creation of an account, permanently. */
export function discardBankAccount(pool: Pool, id: string, tookOverFrom: string | undefined): Promise<void> {
  return writing(pool, async (client) => {
    await giveBackDefault(client, tookOverFrom);
    await client.query("DELETE FROM bank_account WHERE id = $1", [id]);
  });
}

/**
 * Updates the given fields. 404 for an unknown account, 409 when the default would be unset or made inactive (ruling
 * 25).
 */
export function changeBankAccount(
  pool: Pool,
  number: number,
  change: BankAccountChange,
  version?: string,
): Promise<ChangedBankAccount> {
  return writing(pool, async (client) => {
    const before = await lockedAccount(client, number);
    await refuseChanged(version, () => findBankAccount(client, number));
    const isActive = change.isActive ?? before.is_active;
    if (before.is_default && (change.isDefault === false || !isActive)) {
      throw new ApiError(409, "bank_account_is_default");
    }
    if (change.isDefault && !isActive) throw new ApiError(409, "bank_account_inactive");
    const former = await defaultAccount(client);
    const isDefault = before.is_default || change.isDefault === true || (isActive && !former);
    await client.query(
      `UPDATE bank_account SET bank_name = $2, account_number = $3, account_holder = $4, description = $5,
         is_default = $6, is_active = $7, updated_at = now() WHERE id = $1`,
      [
        before.id,
        change.bankName ?? before.bank_name,
        change.accountNumber ?? before.account_number,
        change.accountHolder ?? before.account_holder,
        change.description === undefined ? before.description : change.description,
        isDefault,
        isActive,
      ],
    );
    return { before, tookOverFrom: isDefault && former !== before.id ? former : undefined };
  });
}

/** Makes an account the default. 409 when it already is (spec §4), or when it is not active. */
export function makeBankAccountDefault(pool: Pool, number: number): Promise<ChangedBankAccount> {
  return writing(pool, async (client) => {
    const before = await lockedAccount(client, number);
    if (before.is_default) throw new ApiError(409, "bank_account_already_default");
    if (!before.is_active) throw new ApiError(409, "bank_account_inactive");
    const tookOverFrom = await defaultAccount(client);
    await client.query("UPDATE bank_account SET is_default = true, updated_at = now() WHERE id = $1", [before.id]);
    return { before, tookOverFrom };
  });
}

/** Undoes a change. */
export function undoBankAccountChange(pool: Pool, { before, tookOverFrom }: ChangedBankAccount): Promise<void> {
  return writing(pool, async (client) => {
    await giveBackDefault(client, tookOverFrom);
    await client.query(
      `UPDATE bank_account SET bank_name = $2, account_number = $3, account_holder = $4, description = $5,
         is_default = $6, is_active = $7, updated_at = now() WHERE id = $1`,
      [
        before.id,
        before.bank_name,
        before.account_number,
        before.account_holder,
        before.description,
        before.is_default,
        before.is_active,
      ],
    );
  });
}

/** Hides an account; orders have their own copy (ruling 8). 409 for the default (ruling 25). */
export function hideBankAccount(pool: Pool, number: number): Promise<{ id: string }> {
  return writing(pool, async (client) => {
    const { id, is_default } = await lockedAccount(client, number);
    if (is_default) throw new ApiError(409, "bank_account_is_default");
    await client.query("UPDATE bank_account SET deleted_at = now(), updated_at = now() WHERE id = $1", [id]);
    return { id };
  });
}

/** Shows a hidden account again. */
export function unhideBankAccount(pool: Pool, id: string): Promise<void> {
  return writing(pool, async (client) => {
    await client.query("UPDATE bank_account SET deleted_at = NULL, updated_at = now() WHERE id = $1", [id]);
  });
}

async function writing<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(pool, async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtext('bank_account'))");
      return work(client);
    });
  } catch (error) {
    const code = REFUSALS[violatedConstraint(error) ?? ""];
    throw code ? new ApiError(409, code) : error;
  }
}

async function lockedAccount(client: PoolClient, number: number): Promise<BankAccountRow> {
  const { rows } = await client.query<BankAccountRow>(
    `SELECT ${COLUMNS} FROM bank_account WHERE number = $1 AND deleted_at IS NULL FOR UPDATE`,
    [number],
  );
  const [row] = rows;
  if (!row) throw new ApiError(404, "bank_account_not_found");
  return row;
}

async function defaultAccount(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM bank_account WHERE is_default AND deleted_at IS NULL",
  );
  return rows[0]?.id;
}

/** The trigger unsets the current default in the same write. */
async function giveBackDefault(client: PoolClient, id: string | undefined): Promise<void> {
  if (id) await client.query("UPDATE bank_account SET is_default = true, updated_at = now() WHERE id = $1", [id]);
}
