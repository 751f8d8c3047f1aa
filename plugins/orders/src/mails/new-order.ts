import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { OrderForm } from "../contract/checkout";
import type { OrderDraft } from "../workflows/steps/price-order";

/** An order in the transaction that places it. */
export interface NewOrder {
  /** Public id. */
  number: number;
  draft: Pick<OrderDraft, "lines" | "subtotal" | "shippingFee" | "total" | "payment">;
  form: OrderForm;
  shop: ShopContact;
}

/** Answers the mails that tell somebody of a new order; asks the order's own transaction, and nothing else. */
export type TellOfNewOrder = (sql: Queryable, order: NewOrder) => Promise<OutgoingMail[]>;

const tellers = new Set<TellOfNewOrder>();

/** Has others told of new orders: their mails are written in the order's transaction. Called as the process starts. */
export function tellOfNewOrders(tell: TellOfNewOrder): void {
  tellers.add(tell);
}

/** The mails of all who are told. */
export async function mailsOfNewOrder(sql: Queryable, order: NewOrder): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  for (const tell of tellers) mails.push(...(await tell(sql, order)));
  return mails;
}
