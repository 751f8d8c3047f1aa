import type { AccountClosing } from "@zakh/accounts/closing/account-closing";
import { accountReporter } from "../http/reporter";

/**
 * What becomes of the reviews of a customer who closes the account (ruling 72): what everybody reads stays, without letter, order and
 * photos; what nobody reads goes.
 */
export const accountClosing: AccountClosing = async (sql, { number }) => {
  await sql.query("DELETE FROM product_review WHERE account_number = $1 AND status <> 'visible'", [number]);
  await sql.query(
    `UPDATE product_review SET account_number = NULL, order_number = NULL, author = '', photos = '[]', updated_at = now()
       WHERE account_number = $1`,
    [number],
  );
  await sql.query("DELETE FROM product_review_report WHERE reporter = $1", [accountReporter(number)]);
};
