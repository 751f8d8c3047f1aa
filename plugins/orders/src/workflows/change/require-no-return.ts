import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { awaitsReturn, findCameBack } from "../../read-models/open-return";

/**
 * Refuses other weights of Medusa's order once goods of it are to come back, 409 `order_return_open`, or have come back, 409
 * `order_came_back`: a new weight would count them once more, in the total and in the stock.
 */
export async function requireNoReturn(sql: Queryable, orderId: string): Promise<void> {
  if (await awaitsReturn(sql, orderId)) throw new ApiError(409, "order_return_open");
  if ((await findCameBack(sql, orderId)).size > 0) throw new ApiError(409, "order_came_back");
}
