/** Tells the orders plugin when, and to which account of the shop, the money of a line came. */
export const transferLines: string = `SELECT line.number AS line, line.at, account.bank_name, account.account_number
   FROM statement_line line LEFT JOIN bank_account account ON account.number = line.bank_account_number
   WHERE line.deleted_at IS NULL`;
