import type { NewCustomer } from "@zakh/accounts/contract";
import { findAccountByNumber } from "@zakh/accounts/read-models/accounts";
import { nextAccountNumber } from "@zakh/accounts/workflows/made-customer";
import { DEFAULT_LANGUAGE, type Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Orderer } from "../workflows/placing/orderer";

/**
 * Whom an admin orders for, in the language of the last order: an account, or a customer who will be made under a number
 * that is drawn here. Throws 404 `not_found` for an unknown account.
 */
export async function findOrderer(
  sql: Queryable,
  { userId, customer }: { userId?: number; customer?: NewCustomer },
): Promise<Orderer & { language: Language }> {
  if (customer) {
    return {
      accountNumber: await nextAccountNumber(sql),
      accountName: customer.name,
      accountEmail: customer.email ?? "",
      customerId: null,
      newCustomer: customer,
      language: DEFAULT_LANGUAGE,
    };
  }
  const account = userId === undefined ? undefined : await findAccountByNumber(sql, userId);
  if (!account) throw new ApiError(404, "not_found");
  return {
    accountNumber: account.number,
    accountName: account.name,
    accountEmail: account.email,
    customerId: account.customerId,
    language: await languageOf(sql, account.number),
  };
}

async function languageOf(sql: Queryable, accountNumber: number): Promise<Language> {
  const { rows } = await sql.query<{ language: Language }>(
    "SELECT language FROM order_detail WHERE account_number = $1 AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 1",
    [accountNumber],
  );
  return rows[0]?.language ?? DEFAULT_LANGUAGE;
}
