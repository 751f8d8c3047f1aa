import type { MedusaContainer } from "@medusajs/framework/types";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { numberText, type SinceVersion } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "@zakh/orders/contract";
import { SHOP_ORDER_MODULE, type ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { orderVersion } from "@zakh/orders/read-models/order-version";
import { priceLines } from "@zakh/orders/workflows/pricing/price-lines";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { removeOffer } from "@zakh/orders/workflows/remove-offer";
import { requireOpen } from "@zakh/orders/workflows/require-open";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import type { ChangeInput } from "../../contract/change";
import { applyGoods } from "./apply-goods";
import { changeRecipient, findRecipient } from "./change-recipient";
import { findOffer, isSame, type Offer, requireUnpacked, saveOffer } from "./offers";
import { addedLines, changedGoods, givesBack, goodsHistory, shownChange } from "./plan-goods";
import { recordAndNotify } from "./record-and-tell";
import { findGoods, type StoredGoods } from "./stored-goods";

export interface ChangeOrderInput extends SinceVersion<ChangeInput> {
  number: number;
  by: Actor;
  /** False for staff by whose discount or lower fee no money that was paid may go back (decision 169). */
  mayGiveBack?: boolean;
}

/**
 * Changes recipient, note, goods and sums of an order in one transaction with the order locked. Goods that cost more than was agreed
 * are only offered, unless the customer has agreed by phone (ruling 50); the rest of the change applies at once.
 */
export async function applyChange(container: MedusaContainer, input: ChangeOrderInput): Promise<void> {
  const { number, by } = input;
  // Read before the transaction: they use another connection, which must not be waited for while rows are locked.
  const shop = await findShopContact();
  const products = await findSaleProducts(shopPool(), input.lines?.map(({ productId }) => productId) ?? []);
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  await withLockedOrder(container, number, async (transaction, state) => {
    requireOpen(state);
    const { detailId } = state;
    const before = await findGoods(transaction.sql, state);
    const waiting = await findOffer(transaction.sql, detailId);
    const knowsOffer = await requireVersion(transaction.sql, state, { ...before, offer: waiting }, input);
    const after = changedGoods(before, input, priceLines(addedLines(before, input), products));
    const shown = shownChange(before, after);
    // Pressed twice: the customer is asked that already.
    const offered = isSame(waiting, shown);
    if (!knowsOffer && !offered) throw new ApiError(409, "changed_meanwhile");
    const goods = goodsHistory(shown);
    if (goods.length > 0) {
      requireUnpacked(state, before);
      requireTotal(input, shown.total);
      if (input.mayGiveBack === false && givesBack(state, shown)) throw new ApiError(403, "staff_role_refused");
    }
    const { changed: recipient, columns } = await changeRecipient(container, transaction, state, input);
    if (goods.length === 0 && recipient.length === 0) return;
    const raisesTotal = shown.total > state.total;
    const isOffer = raisesTotal && !input.agreedByPhone;
    const applies = goods.length > 0 && !isOffer;
    if (isOffer && recipient.length === 0 && offered) return;
    const isReplaced = waiting !== undefined && goods.length > 0;
    if (isReplaced) await removeOffer(transaction, detailId);
    if (isOffer) await saveOffer(transaction, shopOrders, { detailId, shown, after });
    const nothing = { money: [], columns: {} };
    const made = applies ? await applyGoods(container, transaction, state, { before, after }) : nothing;
    const field = isOffer ? "offered" : "offerAccepted";
    const more: FieldChange = { field, from: String(state.total), to: String(shown.total) };
    const changed = [
      ...recipient,
      ...(isReplaced ? [withdrawn(waiting)] : []),
      ...(raisesTotal ? [more] : []),
      ...(applies ? goods : []),
    ];
    const all = { ...columns, ...made.columns };
    const told = { state, by, money: made.money, columns: all, changed, shown, recipient, isOffer, shop };
    await recordAndNotify(transaction, container, told);
  });
}

/**
 * Throws 409 `changed_meanwhile` when the change was based on other values than are stored (ruling 54). Returns whether the offer that waits
 * was known.
 */
async function requireVersion(
  sql: Queryable,
  { detailId }: OrderState,
  { offer, ...goods }: StoredGoods & { offer: Offer | undefined },
  { version }: ChangeOrderInput,
): Promise<boolean> {
  if (version === undefined) return true;
  const present = { ...goods, ...(await findRecipient(sql, detailId)), items: goods.lines };
  // An order that is packed shows none.
  const isPacked = goods.lines.some(({ packed }) => packed !== null);
  if (orderVersion({ ...present, offer: (!isPacked && offer) || null }) === version) return true;
  if (orderVersion({ ...present, offer: null }) === version) return false;
  throw new ApiError(409, "changed_meanwhile");
}

/** What the history says of an offer that another change takes back. */
function withdrawn({ shown: { totalBefore, total } }: Offer): FieldChange {
  return { field: "offerWithdrawn", from: String(totalBefore), to: String(total) };
}

/** Throws 409 `order_total_changed` with the new `totalAmount` when the owner has seen another. */
function requireTotal({ totalAmount }: ChangeInput, total: number): void {
  if (totalAmount === undefined || Number(totalAmount) === total) return;
  throw new ApiError(409, "order_total_changed", {
    params: { total: numberText(total, "ko") },
    extra: { totalAmount: String(total) },
  });
}
