import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OrderStatus } from "@zakh/orders/contract";
import { MONEY_TOTALS_SQL, moneySums } from "@zakh/orders/read-models/money-sums";
import { OFFER_SQL, type StoredOffer } from "@zakh/orders/read-models/offers";

/** An order that an admin placed, as its customer is told of it. */
export interface LinkedOrder {
  number: number;
  linkKey: string;
  userId: number;
  language: Language;
  paymentMethod: string;
  details: Record<string, unknown>;
  /** Empty where the payment method asks for none. */
  depositor: string;
  status: OrderStatus;
  /** Whole won still to pay. */
  due: number;
  paymentDeadline: Date | null;
  /** The higher total that waits for the customer's answer. */
  offer: Pick<StoredOffer, "shown"> | null;
}

type Sums = Pick<Parameters<typeof moneySums>[0], "total" | "money">;

/** By the order's public id; undefined when no admin placed it. */
export async function findLinkedOrder(sql: Queryable, id: number): Promise<LinkedOrder | undefined> {
  const { rows } = await sql.query<Omit<LinkedOrder, "due"> & Sums>(
    `SELECT order_number AS number, link_key AS "linkKey", account_number AS "userId", language,
       payment_method AS "paymentMethod", payment_details AS details, depositor, total::float8 AS total, status,
       payment_deadline AS "paymentDeadline", ${MONEY_TOTALS_SQL} AS money, ${OFFER_SQL} AS offer
     FROM order_detail d WHERE order_number = $1 AND link_key IS NOT NULL AND deleted_at IS NULL`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { total, money, ...order } = row;
  return { ...order, due: moneySums({ ...order, total, money }).due };
}
