import type { MedusaContainer } from "@medusajs/framework/types";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "@zakh/orders/contract";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { removeOffer } from "@zakh/orders/workflows/remove-offer";
import { requireOpen } from "@zakh/orders/workflows/require-open";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { applyGoods } from "./apply-goods";
import { findOffer, requireUnpacked } from "./offers";
import { type GoodsLine, goodsHistory } from "./plan-goods";
import { recordAndNotify } from "./record-and-tell";
import { findGoods } from "./stored-goods";

export interface AnswerInput {
  number: number;
  /** Public id of the offer that is answered; undefined for the one that waits. */
  offer?: number;
  /** What becomes of it: its customer agrees or declines, or the owner takes it back. */
  as: "offerAccepted" | "offerDeclined" | "offerWithdrawn";
  by: Actor;
}

/** Ends an offer, and makes the order of its goods when the customer agrees, in one transaction with the order locked. */
export async function applyAnswer(container: MedusaContainer, { number, offer, as, by }: AnswerInput): Promise<void> {
  const shop = await findShopContact();
  await withLockedOrder(container, number, async (transaction, state) => {
    const { detailId } = state;
    const found = await findOffer(transaction.sql, detailId);
    if (!found || (offer !== undefined && found.id !== offer)) throw new ApiError(409, "offer_gone");
    requireOpen(state);
    const before = await findGoods(transaction.sql, state);
    requireUnpacked(state, before);
    await removeOffer(transaction, detailId);
    const { shown, goods } = found;
    const answer: FieldChange = { field: as, from: String(shown.totalBefore), to: String(shown.total) };
    if (as !== "offerAccepted") {
      await recordChange(transaction, container, state, { by, changed: [answer] });
      return;
    }
    const after = { ...goods, lines: await linesOnSale(transaction.sql, goods.lines) };
    const applied = await applyGoods(container, transaction, state, { before, after });
    const changed = [answer, ...goodsHistory(shown)];
    await recordAndNotify(transaction, container, { state, by, ...applied, changed, shown, shop });
  });
}

/**
 * The agreed lines with the products that are added as they are now: their prices stay as offered, their stock may be counted since.
 * Throws 409 `product_unavailable` for one that is no longer on sale.
 */
async function linesOnSale(sql: Queryable, lines: readonly GoodsLine[]): Promise<GoodsLine[]> {
  const added = lines.flatMap(({ product, productId }) => (product ? [productId] : []));
  const onSale = new Map((await findSaleProducts(sql, added)).map((product) => [product.number, product]));
  return lines.map((line) => {
    if (!line.product) return line;
    const { productId, name } = line;
    const product = onSale.get(productId);
    if (!product) throw new ApiError(409, "product_unavailable", { params: { name }, extra: { productId } });
    return { ...line, product };
  });
}
