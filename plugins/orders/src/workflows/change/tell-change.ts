import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { delayed } from "@zakh/kit/mail/recipient-limit";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "../../contract/contact";
import { statusMails } from "../../mails/mail-limits";
import { orderChangedMail } from "../../mails/order-changed-mail";
import { findAddressee } from "../../read-models/addressee";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { ShownChange } from "../../read-models/offers";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";

export interface Told {
  /** Id of the history entry. */
  changeId: string;
  /** Before the change. */
  state: OrderState;
  money: readonly PlannedEntry[];
  shown: ShownChange;
  /** What has changed of the recipient and the note. */
  recipient: readonly FieldChange[];
  /** Whether the goods are only offered. */
  isOffer: boolean;
  shop: ShopContact;
}

/** Writes the mail that tells a customer of a change, or of an offer. */
export async function tellChange(sql: Queryable, told: Told): Promise<void> {
  const { changeId, state, money, shown, recipient, isOffer, shop } = told;
  const total = isOffer ? state.total : shown.total;
  const { due, toReturn } = moneySums({ status: state.status, total, money: withMovements(state.money, money) });
  const addressee = await findAddressee(sql, state.detailId);
  const { number } = state;
  const mail = orderChangedMail({ changeId, number, shown, recipient, isOffer, due, toReturn, addressee, shop });
  await insertMails(sql, delayed(mail, await statusMails.delayFor(mail.to)));
}
