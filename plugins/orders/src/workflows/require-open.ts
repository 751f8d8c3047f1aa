import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS } from "../contract/status";
import type { OrderState } from "../read-models/order-state";

/** Throws 409 `order_closed` for a delivered or cancelled order. */
export function requireOpen({ status }: OrderState): void {
  if (!ORDER_STATUS[status].mayChange) throw new ApiError(409, "order_closed");
}
