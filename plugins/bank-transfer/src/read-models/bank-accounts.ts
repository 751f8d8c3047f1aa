import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import type { Pool } from "pg";
import type { BankAccount, BankAccountSnapshot } from "../contract";

/** The answer's fields in the module; `query.graph` over these must agree with the reads below. */
export const BANK_ACCOUNT_GRAPH_FIELDS = {
  id: "number",
  bankName: "bank_name",
  accountNumber: "account_number",
  accountHolder: "account_holder",
  description: "description",
  isDefault: "is_default",
  isActive: "is_active",
  createdAt: "created_at",
} as const satisfies Record<keyof BankAccount, string>;

const SELECT = `SELECT number AS id, bank_name AS "bankName", account_number AS "accountNumber",
    account_holder AS "accountHolder", description, is_default AS "isDefault", is_active AS "isActive",
    created_at AS "createdAt"
  FROM bank_account
  WHERE deleted_at IS NULL`;

/** The default account first, then in order of creation. */
const ORDER = "ORDER BY is_default DESC, number";

type BankAccountRow = Omit<BankAccount, "createdAt"> & { createdAt: Date };

/** All accounts, including inactive ones; for admins (ruling 25). */
export async function findBankAccounts(pool: Pool): Promise<Versioned<BankAccount>[]> {
  const { rows } = await pool.query<BankAccountRow>(`${SELECT} ${ORDER}`);
  return rows.map(toBankAccount).map((account) => withVersion(account));
}

/** The accounts that can be paid to (ruling 25). */
export async function findActiveBankAccounts(pool: Pool): Promise<BankAccount[]> {
  const { rows } = await pool.query<BankAccountRow>(`${SELECT} AND is_active ${ORDER}`);
  return rows.map(toBankAccount);
}

/** One account, active or not; undefined when it does not exist. */
export async function findBankAccount(sql: Queryable, number: number): Promise<Versioned<BankAccount> | undefined> {
  const { rows } = await sql.query<BankAccountRow>(`${SELECT} AND number = $1`, [number]);
  return rows[0] && withVersion(toBankAccount(rows[0]));
}

/**
 * The data of the account with this public id to store with an order; undefined when it is missing or inactive (ruling
 * 8).
 */
export async function findActiveBankAccount(pool: Pool, number: number): Promise<BankAccountSnapshot | undefined> {
  const { rows } = await pool.query<BankAccountSnapshot>(
    `SELECT number AS id, bank_name AS "bankName", account_number AS "accountNumber", account_holder AS "accountHolder"
     FROM bank_account WHERE number = $1 AND is_active AND deleted_at IS NULL`,
    [number],
  );
  return rows[0];
}

function toBankAccount(row: BankAccountRow): BankAccount {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** `GET /api/bank-accounts` for the public, from memory. */
export const activeBankAccounts = defineSnapshot({ tables: ["bank_account"], load: findActiveBankAccounts });
