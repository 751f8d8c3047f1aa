import { accountMatches, searchedPhone, toUser, type UserRow } from "@zakh/accounts/read-models/accounts";
import { containing } from "@zakh/kit/database/like";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Pool } from "pg";
import type { Customer, CustomersQuery } from "../contract/admin-order";

type LastOrder = NonNullable<Customer["lastOrder"]>;
type CustomerRow = UserRow & { lastOrder: LastOrder | null };

/** Where the last order of an account went; null before the first. */
const LAST_ORDER = `(SELECT json_build_object('id', d.order_number, 'createdAt', d.created_at,
    'customerName', d.customer_name, 'customerPhone', d.customer_phone, 'customerAddress', d.customer_address, 'address', d.address_parts,
    'transferAccountHolder', d.depositor)
  FROM order_detail d
  WHERE d.account_number = account.number AND d.deleted_at IS NULL AND d.order_number IS NOT NULL
  ORDER BY d.created_at DESC LIMIT 1)`;

/** One page of customers by name, email, username or phone, also by the phone of an earlier order; newest first. */
export async function listCustomers(
  pool: Pool,
  { search, withoutStaff, ...page }: CustomersQuery,
): Promise<ListPage<Customer>> {
  const filter = new ListFilter();
  filter.add("deleted_at IS NULL");
  if (withoutStaff) filter.add("NOT is_admin");
  if (search) filter.add(`${accountMatches(filter, search)} OR ${orderedFrom(filter, search)}`);
  const { rows, total } = await readListPage<CustomerRow>(pool, {
    columns: `number, username, coalesce(email, '') AS email, name, phone, is_admin AS "isAdmin",
      created_at AS "createdAt", ${LAST_ORDER} AS "lastOrder"`,
    from: "account",
    filter,
    order: "created_at DESC, number DESC",
    page,
  });
  return { rows: rows.map(toCustomer), total };
}

function toCustomer({ lastOrder, ...user }: CustomerRow): Customer {
  const last = lastOrder && { ...lastOrder, createdAt: new Date(lastOrder.createdAt).toISOString() };
  return { ...toUser(user), lastOrder: last };
}

/** The condition that an account ordered with this phone; the search index of orders finds its digits. */
function orderedFrom(filter: ListFilter, search: string): string {
  const digits = searchedPhone(search);
  if (digits === undefined) return "false";
  const part = filter.bind(containing(digits));
  return `number IN (SELECT account_number FROM order_detail WHERE deleted_at IS NULL AND order_number IS NOT NULL
    AND search_text LIKE ${part} AND replace(customer_phone, '-', '') LIKE ${part})`;
}
