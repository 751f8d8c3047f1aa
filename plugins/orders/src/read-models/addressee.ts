import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** The recipient of mails about an order. */
export interface Addressee {
  accountNumber: number;
  /** Empty when the customer gave none: then nothing is mailed. */
  email: string;
  /** The language in which the order was placed. */
  language: Language;
  /** Code of the order's payment method, which has its own texts. */
  paymentMethod: string;
  /** The name that the transfer comes under; empty where none is asked for, and in a mail to another address than the account's. */
  depositor: string;
}

/** The mail recipient of the order with this detail. Throws when there is none. */
export async function findAddressee(sql: Queryable, detailId: string): Promise<Addressee> {
  const { rows } = await sql.query<Addressee>(
    `SELECT d.account_number AS "accountNumber", d.customer_email AS email, d.language, d.payment_method AS "paymentMethod",
       CASE WHEN lower(d.customer_email) = lower(account.email) THEN d.depositor ELSE '' END AS depositor
     FROM order_detail d LEFT JOIN account ON account.number = d.account_number AND account.deleted_at IS NULL
     WHERE d.id = $1`,
    [detailId],
  );
  if (!rows[0]) throw new Error("An order has no detail");
  return rows[0];
}
