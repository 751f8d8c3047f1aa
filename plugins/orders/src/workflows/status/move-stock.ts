import { consumeStock, releaseStock, restoreStock, returnStock } from "@zakh/catalog/workflows/stock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ORDER_STATUS } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";
import type { StatusPlan } from "./plan";

/** Moves stock as planned. Goods that are returned and needed again are reserved before anybody else can buy them. */
export async function moveStock(
  sql: Queryable,
  { reserved, released, consumed }: OrderState,
  plan: StatusPlan,
): Promise<void> {
  if (plan.returnStock) await returnStock(sql, consumed);
  if (plan.returnStock && !ORDER_STATUS[plan.to].cancelled) await restoreStock(sql, consumed);
  if (plan.reserveStock) await restoreStock(sql, released);
  if (plan.releaseStock) await releaseStock(sql, reserved);
  if (plan.consumeStock) await consumeStock(sql, plan.reserveStock ? [...reserved, ...released] : reserved);
}
