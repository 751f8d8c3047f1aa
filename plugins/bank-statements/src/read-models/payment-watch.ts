import { bankAccountSnapshot } from "@zakh/bank-transfer/contract";
import type { PaymentWatch } from "@zakh/orders/payment/payment-watch";

/** What imported statements say of money that is still to be entered in orders. */
export const statementWatch: PaymentWatch = {
  /**
   * The end of the last file of the order's account, or of one whose account is not known. Only a file whose balances
   * prove that nothing is missing counts; pasted messages do not.
   */
  async seenUntil(sql, { bankAccount }) {
    const account = bankAccountSnapshot.safeParse(bankAccount).data?.id ?? null;
    const { rows } = await sql.query<{ until: Date | null }>(
      `SELECT max(last_at) AS until FROM bank_statement
       WHERE chain = 'whole' AND name <> '' AND deleted_at IS NULL
         AND (bank_account_number IS NULL OR bank_account_number = $1)`,
      [account],
    );
    return rows[0]?.until ?? null;
  },

  /** A line is just being entered in the order, or waits for the owner and may be about it. */
  async isUnderway(sql, orderNumber) {
    const { rowCount } = await sql.query(
      `SELECT FROM statement_line WHERE deleted_at IS NULL AND (
         pending->'orders' @> jsonb_build_array(jsonb_build_object('number', $1::int))
         OR (state = 'waiting' AND proposals @> jsonb_build_array(jsonb_build_object('orderNumbers', jsonb_build_array($1::int)))))
       LIMIT 1`,
      [orderNumber],
    );
    return rowCount === 1;
  },
};
