import { defineWrite } from "@zakh/kit/database/define-write";
import { applyReturn, type ReturnInput } from "./money/apply-return";
import { emitRefunded } from "./money/emit-refunded";

/**
 * Records that money was transferred back to the customer, with Medusa's refund (ruling 48), atomically. Throws 404
 * `order_not_found`, and 409 `more_than_to_return` or `nothing_to_return` when more is refunded than is due.
 */
export const returnOrderMoneyWorkflow = defineWrite(
  "return-order-money",
  async (input: ReturnInput, { container, emit }) => {
    const applied = await applyReturn(container, input);
    emitRefunded(emit, applied.refundedPaymentIds);
    return applied;
  },
);
