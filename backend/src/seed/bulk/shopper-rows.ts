import { medusaId } from "@zakh/kit/database/medusa-id";
import { dated, row, type TableRow } from "@zakh/kit/database/table-rows";
import type { Shopper } from "./shoppers";

/**
 * The rows that the workflow `register-account` would write for a customer, without a password, so that nobody can sign
 * in.
 */
export function shopperRows(shopper: Shopper, registeredAt: Date): TableRow[] {
  const { username, email, name, phone } = shopper;
  const accountId = medusaId("acc", registeredAt);
  const customerId = medusaId("cus", registeredAt);
  const when = dated(registeredAt);
  return [
    row("account", { id: accountId, username, email, name, phone, is_admin: false, ...when }),
    row("customer", { id: customerId, email, first_name: name, phone, has_account: true, ...when }),
    row("account_customer", {
      id: medusaId("link", registeredAt),
      account_id: accountId,
      customer_id: customerId,
      ...when,
    }),
  ];
}
