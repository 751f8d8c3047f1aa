import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** An order that an admin placed, as its customer is told of it. */
export interface LinkedOrder {
  /** Public id. */
  number: number;
  linkKey: string;
  /** Public id of the customer. */
  userId: number;
  language: Language;
  paymentMethod: string;
  details: Record<string, unknown>;
  /** Empty where the payment method asks for none. */
  depositor: string;
  /** Whole won. */
  total: number;
  paymentDeadline: Date | null;
}

/** By the order's public id; undefined when no admin placed it. */
export async function findLinkedOrder(sql: Queryable, id: number): Promise<LinkedOrder | undefined> {
  const { rows } = await sql.query<LinkedOrder>(
    `SELECT order_number AS number, link_key AS "linkKey", account_number AS "userId", language,
       payment_method AS "paymentMethod", payment_details AS details, depositor, total::float8 AS total,
       payment_deadline AS "paymentDeadline"
     FROM order_detail WHERE order_number = $1 AND link_key IS NOT NULL AND deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}
