import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "../../contract/contact";
import { moneyReturnedMail } from "../../mails/money-returned-mail";
import { tellCustomer } from "../../notices/tell-customer";
import { findAddressee } from "../../read-models/addressee";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { KeyedRequest } from "../keyed-request";
import { recordRefund } from "../payment/record-payment";
import type { Actor, PlannedEntry } from "../record-change";
import { recordMoney } from "../record-money";
import type { ReturnKind } from "../status/plan-returned";

export interface WrittenReturn {
  /** Whole won that go back, and how. */
  amount: number;
  kind: ReturnKind;
  money: readonly PlannedEntry[];
  /** Won of it that a provider has given back, with its answer; undefined where people do. */
  refunded: { amount: number; data: Record<string, unknown> | undefined };
  by: Actor;
  shop: ShopContact;
  changed?: readonly FieldChange[];
  request?: KeyedRequest;
  /** Whether the total was lowered by it. */
  isOfGoods?: boolean;
}

/** Writes money that goes back: the entries with their line of history, and the customer's mail. */
export async function writeReturn(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { amount, kind, money, refunded, by, shop, changed, request, isOfGoods }: WrittenReturn,
): Promise<void> {
  const { detailId, number, payer } = state;
  const { amount: ofProvider, data } = refunded;
  if (data) await recordRefund(transaction, container, { state, amount: ofProvider, data, by });
  const changeId = await recordMoney(transaction, container, state, { by, money, changed, payer, request, isOfGoods });
  const addressee = await findAddressee(transaction.sql, detailId);
  const left = moneySums(state).toReturn - amount;
  const mail = moneyReturnedMail({ changeId, number, amount, kind, left, addressee, shop });
  await tellCustomer(transaction.sql, mail);
}
