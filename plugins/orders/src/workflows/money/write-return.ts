import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "../../contract/contact";
import { insertStatusMail } from "../../mails/insert-status-mail";
import { moneyReturnedMail } from "../../mails/money-returned-mail";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findAddressee } from "../../read-models/addressee";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { KeyedRequest } from "../keyed-request";
import { moneyBooks } from "../payment/record-payment";
import { type RefundShare, recordShares } from "../payment/refund-shares";
import { type Actor, type PlannedEntry, recordChange } from "../record-change";
import type { ReturnKind } from "../status/plan-returned";

export interface WrittenReturn {
  /** Whole won that go back, and how. */
  amount: number;
  kind: ReturnKind;
  money: readonly PlannedEntry[];
  /** What Medusa's payments refund of it, as their providers have answered. */
  shares: readonly RefundShare[];
  by: Actor;
  shop: ShopContact;
  changed?: readonly FieldChange[];
  request?: KeyedRequest;
}

/** Writes money that goes back: Medusa's refunds, the entries with their line of history, and the customer's mail. */
export async function writeReturn(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { amount, kind, money, shares, by, shop, changed, request }: WrittenReturn,
): Promise<void> {
  const { detailId, orderId, number, status, payer } = state;
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const actor = by ? `account:${by.number}` : undefined;
  await recordShares(moneyBooks(container, transaction, { orderId, by: actor }), state, shares);
  const change = { detailId, from: status, to: status, by, money, changed, payer, request };
  const changeId = await recordChange(transaction, shopOrders, change);
  const addressee = await findAddressee(transaction.sql, detailId);
  const left = moneySums(state).toReturn - amount;
  const mail = moneyReturnedMail({ changeId, number, amount, kind, left, addressee, shop });
  await insertStatusMail(transaction.sql, mail);
}
