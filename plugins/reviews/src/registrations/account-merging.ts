import type { AccountMerging } from "@zakh/accounts/merging/account-merging";
import { accountReporter } from "../http/reporter";

/** Reviews follow when the account becomes part of another; of a product that both have reviewed, the other's stays. */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  const { rowCount } = await sql.query(
    `UPDATE product_review review SET account_number = $2 WHERE account_number = $1 AND NOT EXISTS (
         SELECT FROM product_review other WHERE other.account_number = $2 AND other.product_number = review.product_number)`,
    [from.number, into.number],
  );
  await sql.query("DELETE FROM product_review WHERE account_number = $1", [from.number]);
  const [gone, stays] = [accountReporter(from.number), accountReporter(into.number)];
  await sql.query(
    `UPDATE product_review_report report SET reporter = $2 WHERE reporter = $1 AND NOT EXISTS (
         SELECT FROM product_review_report other WHERE other.reporter = $2 AND other.product_review_id = report.product_review_id)`,
    [gone, stays],
  );
  await sql.query("DELETE FROM product_review_report WHERE reporter = $1", [gone]);
  return { reviews: rowCount ?? 0 };
};
