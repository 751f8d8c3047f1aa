import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { numberText } from "@zakh/kit/contract";
import { LOCK_TIMEOUT_MS } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { parseInput } from "@zakh/kit/http/validate";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { changeInput } from "../../contract/change";
import type { FieldChange } from "../../contract/contact";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findOpenEdit, type OpenEdit } from "../../read-models/open-edit";
import { findOrderState } from "../../read-models/order-state";
import { priceLines } from "../pricing/price-lines";
import type { Actor } from "../record-change";
import { withLockedOrder } from "../with-locked-order";
import { applyGoods } from "./apply-goods";
import { moveEdit } from "./edits";
import { findOffer, isSame, removeOffer, requireOpen, requireUnpacked, saveOffer } from "./offers";
import { changedGoods, type Goods, goodsHistory, shownChange, wantedAnew } from "./plan-goods";
import { recordAndTell } from "./record-and-tell";
import { findGoods } from "./stored-goods";

export interface EditInput {
  /** Public id of the order. */
  number: number;
  /** What whoever edits the order does: asks the customer, or takes him as having agreed. */
  step: "request" | "confirm";
  /** Whether a request for a higher total is told to the customer, who then agrees on the order's page. */
  tells?: boolean;
  by: Actor;
  /** Id of Medusa's user. */
  userId: string;
}

/**
 * Makes the edit of Medusa's dashboard the shop's own change of an order's goods, in one transaction with the order locked: prices,
 * stock, money, history and mail are those of `applyChange`. A request changes nothing yet; of a higher total it makes the shop's
 * offer. Throws what that throws, 409 `order_edit_gone` when there is no such edit any more, and `order_edit_total_differs` when the
 * dashboard has shown another total than the order will have.
 */
export async function applyEdit(container: MedusaContainer, input: EditInput): Promise<void> {
  const { number, step, tells = false, by, userId } = input;
  const orders = container.resolve(Modules.ORDER);
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  // Read before the transaction: they use other connections, which must not be waited for while rows are locked.
  const shop = await findShopContact();
  const seen = await findEdit(number);
  const shownTotal = Number((await orders.previewOrderChange(seen.orderId)).total);
  await withLockedOrder(container, { number, lockTimeoutMs: LOCK_TIMEOUT_MS }, async (transaction, state) => {
    const { sql } = transaction;
    const { orderId, detailId, total } = state;
    if (!isDeepStrictEqual(await findOpenEdit(sql, orderId), seen.edit)) throw new ApiError(409, "order_edit_gone");
    requireOpen(state);
    const before = await findGoods(sql, state);
    requireUnpacked(state, before);
    const wanted = parseInput(changeInput, { lines: wantedLines(before, seen.edit) });
    const anew = wantedAnew(before, wanted);
    const products = await findSaleProducts(
      sql,
      anew.map(({ productId }) => productId),
    );
    const after = changedGoods(before, wanted, priceLines(anew, products));
    const shown = shownChange(before, after);
    requireShown(shownTotal, shown.total, after);
    const goods = goodsHistory(shown);
    const isMore = shown.total > total;
    await moveEdit(transaction, orders, orderId, { as: step === "request" ? "requested" : "confirmed", userId });
    if (goods.length === 0 || (step === "request" && !(isMore && tells))) return;
    const isOffer = step === "request";
    // Pressed twice: the customer is asked already.
    if (isOffer && isSame(await findOffer(sql, detailId), shown)) return;
    await removeOffer(transaction, detailId);
    if (isOffer) await saveOffer(transaction, shopOrders, { detailId, shown, after });
    const money = isOffer ? [] : await applyGoods(container, transaction, state, { before, after });
    const field = isOffer ? "offered" : "offerAccepted";
    const more: FieldChange = { field, from: String(total), to: String(shown.total) };
    const changed = [...(isMore ? [more] : []), ...(isOffer ? [] : goods)];
    await recordAndTell(transaction, shopOrders, { state, by, money, changed, shown, isOffer, shop });
  });
}

async function findEdit(number: number): Promise<{ orderId: string; edit: OpenEdit }> {
  const state = await findOrderState(shopPool(), { number });
  if (!state) throw new ApiError(404, "order_not_found");
  const edit = await findOpenEdit(shopPool(), state.orderId);
  if (!edit) throw new ApiError(409, "order_edit_gone");
  return { orderId: state.orderId, edit };
}

/** The products of an edit with their kilograms. Throws 409 `order_write_refused` for anything else that is edited. */
function wantedLines({ lines }: Goods, { actions }: OpenEdit): { productId: number; quantity: number }[] {
  const quantityOf = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const edited = new Set<number>();
  for (const { action, productId, quantity } of actions) {
    const adds = action === "ITEM_ADD";
    if (productId === null || quantity === null || !(adds || action === "ITEM_UPDATE"))
      throw new ApiError(409, "order_write_refused");
    quantityOf.set(productId, adds ? (quantityOf.get(productId) ?? 0) + quantity : quantity);
    edited.add(productId);
  }
  return [...edited].map((productId) => ({ productId, quantity: quantityOf.get(productId) ?? 0 }));
}

/** Medusa does not round a line to whole won, so its total may differ by less than a won a line. */
function requireShown(shown: number, total: number, { lines }: Goods): void {
  if (Math.abs(shown - total) < lines.length) return;
  throw new ApiError(409, "order_edit_total_differs", {
    params: { shown: numberText(Math.round(shown), "ko"), total: numberText(total, "ko") },
    extra: { totalAmount: String(total) },
  });
}
