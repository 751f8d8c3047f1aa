import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { OrderForm } from "@zakh/orders/contract";
import type { OrderDraft } from "../workflows/placing/order-draft";

/** A new order, inside the transaction that places it. */
export interface NewOrder {
  number: number;
  draft: Pick<
    OrderDraft,
    "lines" | "subtotal" | "shippingFee" | "transferDiscount" | "creditUsed" | "total" | "payment"
  >;
  form: OrderForm;
  shop: ShopContact;
}

/** Builds mails about a new order; may query only the order's own transaction. */
export type NewOrderMails = (sql: Queryable, order: NewOrder) => Promise<OutgoingMail[]>;

const builders = new Set<NewOrderMails>();

/** Registers a builder of mails about new orders; they are written in the order's transaction. Called at start-up. */
export function registerNewOrderMails(build: NewOrderMails): void {
  builders.add(build);
}

/** The mails of all registered builders. */
export async function mailsOfNewOrder(sql: Queryable, order: NewOrder): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  for (const build of builders) mails.push(...(await build(sql, order)));
  return mails;
}
