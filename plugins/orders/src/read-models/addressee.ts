import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** The recipient of mails about an order. */
export interface Addressee {
  /** Empty when the customer gave none: then nothing is mailed. */
  email: string;
  /** The language in which the order was placed. */
  language: Language;
  /** Code of the order's payment method, which has its own texts. */
  paymentMethod: string;
}

/** The mail recipient of the order with this detail. Throws when there is none. */
export async function findAddressee(sql: Queryable, detailId: string): Promise<Addressee> {
  const { rows } = await sql.query<Addressee>(
    `SELECT customer_email AS email, language, payment_method AS "paymentMethod" FROM order_detail WHERE id = $1`,
    [detailId],
  );
  if (!rows[0]) throw new Error("An order has no detail");
  return rows[0];
}
