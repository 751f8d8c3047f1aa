import { accountMatches, searchedPhone, toUser, type UserRow } from "@zakh/accounts/read-models/accounts";
import { containing } from "@zakh/kit/database/like";
import { ListFilter } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Customer } from "../contract/admin-order";

const MOST = 20;
/** Matching accounts of which the last orders are read; the newest ones. */
const CANDIDATES = 200;

type CustomerRow = UserRow & {
  lastOrder: (Omit<NonNullable<Customer["lastOrder"]>, "createdAt"> & { createdAt: string }) | null;
};

/**
 * Customers by name, email, username or phone, also by the phone of an earlier order, those who ordered last first.
 */
export async function findCustomers(sql: Queryable, search: string | undefined): Promise<Customer[]> {
  const filter = new ListFilter();
  if (search) filter.add(`${accountMatches(filter, search)} OR ${orderedFrom(filter, search)}`);
  const { rows } = await sql.query<CustomerRow>(
    `SELECT found.*, last."lastOrder" FROM (
       SELECT number, username, coalesce(email, '') AS email, name, phone, is_admin AS "isAdmin", created_at AS "createdAt"
       FROM account WHERE deleted_at IS NULL AND ${filter.condition}
       ORDER BY created_at DESC, number DESC LIMIT ${CANDIDATES}
     ) found
     LEFT JOIN LATERAL (
       SELECT d.created_at, json_build_object('id', d.order_number, 'createdAt', d.created_at,
         'customerName', d.customer_name, 'customerPhone', d.customer_phone, 'customerAddress', d.customer_address,
         'transferAccountHolder', d.depositor) AS "lastOrder"
       FROM order_detail d
       WHERE d.account_number = found.number AND d.deleted_at IS NULL AND d.order_number IS NOT NULL
       ORDER BY d.created_at DESC LIMIT 1
     ) last ON true
     ORDER BY last.created_at DESC NULLS LAST, found."createdAt" DESC, found.number LIMIT ${MOST}`,
    filter.values,
  );
  return rows.map(({ lastOrder, ...user }) => ({
    ...toUser(user),
    lastOrder: lastOrder && { ...lastOrder, createdAt: new Date(lastOrder.createdAt).toISOString() },
  }));
}

/** The condition that an account ordered with this phone; the search index of orders finds its digits. */
function orderedFrom(filter: ListFilter, search: string): string {
  const digits = searchedPhone(search);
  if (digits === undefined) return "false";
  const part = filter.bind(containing(digits));
  return `number IN (SELECT account_number FROM order_detail WHERE deleted_at IS NULL AND order_number IS NOT NULL
    AND search_text LIKE ${part} AND replace(customer_phone, '-', '') LIKE ${part})`;
}
