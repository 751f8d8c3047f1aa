import { numberSigns, phoneDigits, type StaffRole } from "@zakh/kit/contract";
import { soundsLike } from "@zakh/kit/database/folded-function";
import { containing } from "@zakh/kit/database/like";
import { ALPHABETICAL, ListFilter, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Pool } from "pg";
import type { User, UserSort, UsersQuery } from "../contract";

/** A signed-in account with its Medusa ids. */
export interface SignedInAccount {
  accountId: string;
  number: number;
  username: string;
  /** Empty when the shop made the account without one. */
  email: string;
  name: string;
  phone: string;
  isAdmin: boolean;
  /** What an admin may do; null for everybody else. */
  staffRole: StaffRole | null;
  customerId: string;
  /** Id of Medusa's User, for owners. */
  userId: string | null;
  /** A session half with another version is invalid. */
  customerSessionVersion: number;
  adminSessionVersion: number;
  createdAt: Date;
}

const SELECT = `SELECT a.id AS "accountId", a.number, a.username, coalesce(a.email, '') AS email, a.name, a.phone, a.is_admin AS "isAdmin",
    a.staff_role AS "staffRole", c.customer_id AS "customerId", u.user_id AS "userId", a.customer_session_version AS "customerSessionVersion",
    a.admin_session_version AS "adminSessionVersion", a.created_at AS "createdAt"
  FROM account a
  JOIN account_customer c ON c.account_id = a.id AND c.deleted_at IS NULL
  LEFT JOIN account_user u ON u.account_id = a.id AND u.deleted_at IS NULL`;

async function findOne(
  pool: Queryable,
  condition: string,
  value: string | number,
): Promise<SignedInAccount | undefined> {
  const { rows } = await pool.query<SignedInAccount>(`${SELECT} WHERE ${condition} AND a.deleted_at IS NULL`, [value]);
  return rows[0];
}

export function findAccount(pool: Pool, accountId: string): Promise<SignedInAccount | undefined> {
  return findOne(pool, "a.id = $1", accountId);
}

/** By its public id. */
export function findAccountByNumber(pool: Queryable, number: number): Promise<SignedInAccount | undefined> {
  return findOne(pool, "a.number = $1", number);
}

/** By the id of Medusa's Customer. */
export function findAccountByCustomer(pool: Pool, customerId: string): Promise<SignedInAccount | undefined> {
  return findOne(pool, "c.customer_id = $1", customerId);
}

/** By username or email, case-insensitive (ruling 15). */
export function findAccountByLogin(pool: Queryable, login: string): Promise<SignedInAccount | undefined> {
  return findOne(pool, `lower(a.${login.includes("@") ? "email" : "username"}) = lower($1)`, login);
}

/** The accounts with these ids, and the account of a dashboard user, in one statement. */
export async function findAccounts(pool: Pool, accountIds: string[], userId?: string): Promise<SignedInAccount[]> {
  const { rows } = await pool.query<SignedInAccount>(
    `${SELECT} WHERE a.deleted_at IS NULL
       AND a.id = ANY($1::text[] || ARRAY(SELECT account_id FROM account_user WHERE user_id = $2 AND deleted_at IS NULL)::text[])`,
    [accountIds, userId ?? null],
  );
  return rows;
}

/** Which of username and email are already taken, case-insensitive. */
export async function findTaken(
  pool: Queryable,
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

/**
 * Must be identical to the expression of the search index. A search contains no line break, so it matches within one
 * field.
 */
const SEARCH_TEXT = `lower(username || E'\\n' || coalesce(email, '') || E'\\n' || name || E'\\n' || phone || E'\\n' || replace(phone, '-', ''))`;

/**
 * The digits of a searched phone number as they are dialled in Korea: `+82 10-1234` is `0101234`. Undefined for a text
 * that is no phone number or too short to tell one.
 */
export function searchedPhone(search: string): string | undefined {
  const digits = phoneDigits(search);
  return /^\+?\d+$/.test(numberSigns(search)) && digits.length >= 3 ? digits : undefined;
}

/**
 * The condition that a row of `account` has this text in its username, email, name or phone, case-insensitive, a phone
 * number in any notation, a name in any script and spelling.
 */
export function accountMatches(filter: ListFilter, search: string): string {
  const phone = searchedPhone(search);
  const texts = phone === undefined ? [search] : [search, phone];
  const conditions = texts.map((text) => `${SEARCH_TEXT} LIKE lower(${filter.bind(containing(text))})`);
  return [...conditions, ...soundsLike(filter, "account.folded_text", search)].join(" OR ");
}

/** Each order matches an index. */
const ORDER: Record<UserSort, string> = {
  newest: "created_at DESC, number DESC",
  oldest: "created_at, number",
  name: `name ${ALPHABETICAL}, number`,
  "-name": `name ${ALPHABETICAL} DESC, number DESC`,
  username: `username ${ALPHABETICAL}, number`,
  "-username": `username ${ALPHABETICAL} DESC, number DESC`,
};

/** One page of the admin's list, and the total number (ruling 14). */
export async function listUsers(
  pool: Pool,
  { search, sort = "newest", ...page }: UsersQuery,
): Promise<{ users: User[]; total: number }> {
  const filter = new ListFilter();
  filter.add("deleted_at IS NULL");
  if (search) filter.add(accountMatches(filter, search));
  const { rows, total } = await readListPage<UserRow>(pool, {
    columns: `number, username, coalesce(email, '') AS email, name, phone, is_admin AS "isAdmin", created_at AS "createdAt"`,
    from: "account",
    filter,
    order: ORDER[sort],
    page,
  });
  return { users: rows.map(toUser), total };
}

/** A row of `account` for `toUser`. */
export type UserRow = Omit<User, "id" | "createdAt"> & { number: number; createdAt: Date };

export function toUser({ number: id, username, email, name, phone, isAdmin, createdAt }: UserRow): User {
  return { id, username, email, name, phone, isAdmin, createdAt: createdAt.toISOString() };
}
