import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import { findLines, type StoredLine } from "@zakh/orders/read-models/stored-lines";
import type { Goods } from "./plan-goods";

export interface StoredGoods extends Goods {
  lines: StoredLine[];
}

export async function findGoods(sql: Queryable, state: OrderState): Promise<StoredGoods> {
  const { shippingFee, discount, discountReason, transferDiscount } = state;
  const lines = await findLines(sql, state.detailId);
  return { lines, shippingFee, discount, discountReason, transferDiscount };
}
