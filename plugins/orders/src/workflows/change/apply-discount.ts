import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import type { OrderState } from "../../read-models/order-state";
import type { Actor } from "../record-change";
import { applyGoods } from "./apply-goods";
import { removeOffer, requireUnpacked } from "./offers";
import { changedGoods, goodsHistory, shownChange } from "./plan-goods";
import { recordAndTell } from "./record-and-tell";
import { findGoods } from "./stored-goods";

/** Most characters of a discount's reason. */
const REASON_MAX = 200;

interface Discount {
  /** Whole won more that are taken off. */
  amount: number;
  /** The customer reads it. */
  reason: string;
  /** Whole won that go back at once. */
  returned: number;
  by: Actor;
  shop: ShopContact;
}

/**
 * Raises the discount of an order that is not packed yet, for a reason beside those that it has, with its line of history and the
 * customer's mail; what was paid too much is to go back. Throws 409 `order_packed` and 400 `discount_too_large`.
 */
export async function applyDiscount(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { amount, reason, returned, by, shop }: Discount,
): Promise<void> {
  const before = await findGoods(transaction.sql, state);
  requireUnpacked(state, before);
  const reasons = [...new Set([...(before.discount > 0 ? [before.discountReason] : []), reason])].join("; ");
  const discount = { amount: before.discount + amount, reason: reasons.slice(0, REASON_MAX) };
  const after = changedGoods(before, { discount }, []);
  const shown = shownChange(before, after);
  await removeOffer(transaction, state.detailId);
  const money = await applyGoods(container, transaction, state, { before, after });
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const changed = goodsHistory(shown);
  await recordAndTell(transaction, shopOrders, { state, by, money, changed, shown, returned, shop });
}
