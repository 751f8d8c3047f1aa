import { isDeepStrictEqual } from "node:util";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ShopOrderModuleService } from "@zakh/orders/modules/shop-order";
import type { ShownChange } from "@zakh/orders/read-models/offers";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import type { Goods } from "./plan-goods";
import type { StoredGoods } from "./stored-goods";

/** A higher total that waits for the customer, with the goods at the prices that were offered. */
export interface Offer {
  id: number;
  shown: ShownChange;
  goods: Goods;
}

export async function saveOffer(
  transaction: OneTransaction,
  orders: ShopOrderModuleService,
  { detailId, shown, after }: { detailId: string; shown: ShownChange; after: Goods },
): Promise<void> {
  const offer = { order_detail_id: detailId, shown: { ...shown }, goods: { ...after } };
  await transaction.use(orders, (service, context) => service.createOrderOffers(offer, context));
}

export async function findOffer(sql: Queryable, detailId: string): Promise<Offer | undefined> {
  const { rows } = await sql.query<Offer>(
    "SELECT number AS id, shown, goods FROM order_offer WHERE order_detail_id = $1 AND deleted_at IS NULL",
    [detailId],
  );
  return rows[0];
}

/** Whether an offer that waits is about the same change. */
export function isSame(waiting: Offer | undefined, shown: ShownChange): boolean {
  return waiting !== undefined && isDeepStrictEqual(waiting.shown, JSON.parse(JSON.stringify(shown)));
}

/** Throws 409 `order_packed` when a line has been weighed, or less has gone back for one: from then on the packed weight counts. */
export function requireUnpacked({ weightReduction }: OrderState, { lines }: StoredGoods): void {
  if (weightReduction > 0 || lines.some(({ packed }) => packed !== null)) throw new ApiError(409, "order_packed");
}
