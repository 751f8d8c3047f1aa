import { analyze, insertRows } from "@zakh/kit/database/table-rows";
import type { Pool } from "pg";
import { everSeen } from "../parts/found";
import type { OrderSupplies } from "./made-up-order";
import { shopperRows } from "./shopper-rows";
import { makeUpShoppers } from "./shoppers";

/** Age of generated shoppers in days; before the first generated order. */
const REGISTERED = 380;

/** The first `count` generated shoppers; missing ones are registered, deleted ones stay deleted. */
export async function fillShoppers(pool: Pool, count: number): Promise<OrderSupplies["shoppers"]> {
  const shoppers = makeUpShoppers(count);
  const [usernames, emails] = await Promise.all([everSeen("account", "username"), everSeen("account", "email")]);
  const taken = new Set([...usernames, ...emails].map((login) => login.toLowerCase()));
  const registeredAt = new Date(Date.now() - REGISTERED * 24 * 60 * 60 * 1000);
  const rows = shoppers
    .filter(({ username, email }) => !taken.has(username) && !taken.has(email))
    .flatMap((shopper) => shopperRows(shopper, registeredAt));
  await insertRows(pool, rows);
  await analyze(pool, new Set(rows.map(({ table }) => table)));

  const { rows: accounts } = await pool.query<{ email: string; accountNumber: number; customerId: string }>(
    `SELECT a.email, a.number AS "accountNumber", link.customer_id AS "customerId"
     FROM account a JOIN account_customer link ON link.account_id = a.id AND link.deleted_at IS NULL
     WHERE a.email = ANY($1::text[]) AND a.deleted_at IS NULL`,
    [shoppers.map(({ email }) => email)],
  );
  const known = new Map(accounts.map((account) => [account.email, account]));
  return shoppers.flatMap((shopper) => {
    const account = known.get(shopper.email);
    return account ? [{ ...shopper, ...account }] : [];
  });
}
