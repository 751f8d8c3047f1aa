import { defineWrite } from "@zakh/kit/database/define-write";
import { applyReturn, type ReturnInput } from "@zakh/orders/workflows/money/apply-return";

/**
 * Records that money was transferred back to the customer (ruling 48), atomically. Throws 404
 * `order_not_found`, and 409 `more_than_to_return` or `nothing_to_return` when more is refunded than is due.
 */
export const returnOrderMoneyWorkflow = defineWrite("return-order-money", (input: ReturnInput, { container }) =>
  applyReturn(container, input),
);
