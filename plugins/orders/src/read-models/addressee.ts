import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Whom mails about an order go to. */
export interface Addressee {
  email: string;
  /** The one the order was placed in. */
  language: Language;
  /** Code of the method that the order is paid by, which has words of its own. */
  paymentMethod: string;
}

/** The addressee of the order with this detail. Throws when there is none. */
export async function findAddressee(sql: Queryable, detailId: string): Promise<Addressee> {
  const { rows } = await sql.query<Addressee>(
    `SELECT customer_email AS email, language, payment_method AS "paymentMethod" FROM order_detail WHERE id = $1`,
    [detailId],
  );
  if (!rows[0]) throw new Error("An order has no detail");
  return rows[0];
}
