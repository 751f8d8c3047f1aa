import type { Pool } from "pg";
import type { User } from "../contract";

/** An account with Medusa's ids behind it: who acts in a request. */
export interface SignedInAccount {
  accountId: string;
  /** Public id. */
  number: number;
  username: string;
  email: string;
  name: string;
  phone: string;
  isAdmin: boolean;
  /** Id of Medusa's Customer. */
  customerId: string;
  createdAt: Date;
}

const SELECT = `SELECT a.id AS "accountId", a.number, a.username, a.email, a.name, a.phone, a.is_admin AS "isAdmin",
    c.customer_id AS "customerId", a.created_at AS "createdAt"
  FROM account a
  JOIN account_customer c ON c.account_id = a.id AND c.deleted_at IS NULL`;

export async function findAccount(pool: Pool, accountId: string): Promise<SignedInAccount | undefined> {
  const { rows } = await pool.query(`${SELECT} WHERE a.id = $1 AND a.deleted_at IS NULL`, [accountId]);
  return rows[0];
}

/** By username or email, whatever the letter case (ruling 15). */
export async function findAccountByLogin(pool: Pool, login: string): Promise<SignedInAccount | undefined> {
  const column = login.includes("@") ? "email" : "username";
  const { rows } = await pool.query(`${SELECT} WHERE lower(a.${column}) = lower($1) AND a.deleted_at IS NULL`, [login]);
  return rows[0];
}

/** The account behind a user of Medusa's dashboard. */
export async function findAccountByUser(pool: Pool, userId: string): Promise<SignedInAccount | undefined> {
  const { rows } = await pool.query(
    `${SELECT} JOIN account_user u ON u.account_id = a.id AND u.deleted_at IS NULL
     WHERE u.user_id = $1 AND a.deleted_at IS NULL`,
    [userId],
  );
  return rows[0];
}

/** Which of the two are taken already, whatever their letter case. */
export async function findTaken(
  pool: Pool,
  login: { username: string; email: string },
): Promise<("username" | "email")[]> {
  const { rows } = await pool.query(
    `SELECT 'username' AS field FROM account WHERE lower(username) = lower($1) AND deleted_at IS NULL
     UNION ALL
     SELECT 'email' FROM account WHERE lower(email) = lower($2) AND deleted_at IS NULL`,
    [login.username, login.email],
  );
  return rows.map(({ field }) => field);
}

/** What the API tells of an account. */
export function toUser(account: SignedInAccount): User {
  const { number: id, username, email, name, phone, isAdmin, createdAt } = account;
  return { id, username, email, name, phone, isAdmin, createdAt: createdAt.toISOString() };
}
