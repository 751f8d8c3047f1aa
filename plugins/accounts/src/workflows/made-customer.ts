import { randomBytes } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { NewCustomer } from "../contract/new-customer";
import { findAccountByLogin, toUser } from "../read-models/accounts";
import { hasUsablePassword } from "../read-models/credentials";
import { isInvited } from "../read-models/invites";
import { createAccount } from "./account-rows";
import { dropPasswords } from "./close-account";

/** Begins the username of a customer whom the shop made; nobody signs in with it before setting a password. */
const USERNAME_PREFIX = "by-phone-";

/** Draws the public id of an account that is to be made; unused ones are lost. */
export async function nextAccountNumber(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ number: number }>(
    `SELECT nextval(pg_get_serial_sequence('account', 'number'))::int AS number`,
  );
  if (!rows[0]) throw new Error("The sequence of accounts gave no number");
  return rows[0].number;
}

/**
 * Makes a customer for whom the shop orders: an account without a password, under a drawn number. With an email, its
 * owner takes the account over by a mailed reset link; without one nobody signs in. Throws 409 `email_taken` with the
 * `user` that has the email.
 */
export async function makeCustomer(
  transaction: OneTransaction,
  container: MedusaContainer,
  { number, name, phone, email }: NewCustomer & { number: number },
): Promise<{ customerId: string }> {
  if (email !== undefined) await refuseTakenEmail(transaction.sql, email);
  const username = `${USERNAME_PREFIX}${randomBytes(5).toString("hex")}`;
  try {
    const account = { number, username, email: email ?? null, name, phone, isAdmin: false };
    const { customerId } = await createAccount(transaction, container, account);
    // Of an invited dashboard user who never accepted: that password must not open this account.
    if (email !== undefined) await dropPasswords(transaction, [email]);
    return { customerId };
  } catch (error) {
    // Somebody registered with the email a moment ago, or orders for the same new customer.
    if (/email/.test(violatedConstraint(error) ?? "")) throw emailTaken();
    if (error instanceof MedusaError) throw new ApiError(409, "conflict");
    throw error;
  }
}

async function refuseTakenEmail(sql: Queryable, email: string): Promise<void> {
  const account = await findAccountByLogin(sql, email);
  if (!account && !(await hasUsablePassword(sql, email)) && !(await isInvited(sql, email))) return;
  throw emailTaken(account && { user: toUser(account) });
}

function emailTaken(extra?: Record<string, unknown>): ApiError {
  return new ApiError(409, "email_taken", { fields: { "customer.email": "email_taken" }, extra });
}

/** Undo of `makeCustomer`. */
export async function unmakeCustomer(sql: Queryable, number: number, customerId: string): Promise<void> {
  await sql.query("DELETE FROM account_customer WHERE customer_id = $1", [customerId]);
  await sql.query("DELETE FROM account WHERE number = $1", [number]);
  await sql.query("DELETE FROM customer WHERE id = $1", [customerId]);
}
