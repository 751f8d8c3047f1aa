import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "@zakh/orders/contract";
import { tellCustomer } from "@zakh/orders/notices/tell-customer";
import { findAddressee } from "@zakh/orders/read-models/addressee";
import { moneySums, withMovements } from "@zakh/orders/read-models/money-sums";
import type { ShownChange } from "@zakh/orders/read-models/offers";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import type { Actor, DetailColumns, PlannedEntry } from "@zakh/orders/workflows/record-change";
import { recordMoney } from "@zakh/orders/workflows/record-money";
import { orderChangedMail } from "../../mails/order-changed-mail";

export interface NotifiedChange {
  /** Before the change. */
  state: OrderState;
  by: Actor;
  money: readonly PlannedEntry[];
  columns: DetailColumns;
  /** The history's rows. */
  changed: readonly FieldChange[];
  shown: ShownChange;
  recipient?: readonly FieldChange[];
  /** Whether the goods are only offered. */
  isOffer?: boolean;
  shop: ShopContact;
}

/** Records a change, or an offer, and writes the mail that tells the customer of it. */
export async function recordAndNotify(
  transaction: OneTransaction,
  container: MedusaContainer,
  { state, by, money, columns, changed, shown, recipient = [], isOffer = false, shop }: NotifiedChange,
): Promise<void> {
  const { number, detailId, status } = state;
  // Of a lower total what was paid too much is to go back.
  const isOfGoods = shown.total < state.total;
  const changeId = await recordMoney(transaction, container, state, { by, money, columns, changed, isOfGoods });
  const total = isOffer ? state.total : shown.total;
  const { due, toReturn } = moneySums({ status, total, money: withMovements(state.money, money) });
  const addressee = await findAddressee(transaction.sql, detailId);
  const mail = orderChangedMail({ changeId, number, shown, recipient, isOffer, due, toReturn, addressee, shop });
  await tellCustomer(transaction.sql, mail);
}
