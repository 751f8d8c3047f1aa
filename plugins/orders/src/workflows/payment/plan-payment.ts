import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";

/** What becomes of Medusa's one payment of an order, in this order. */
export interface PaymentPlan {
  /** Won that its provider gives back. */
  refund: number;
  cancel: boolean;
  /** It is awaited again. */
  reopen: boolean;
  /** It is paid whole. */
  capture: boolean;
}

/**
 * Medusa's payment only says whether the order is paid. What a provider that takes money itself still holds of a cancelled order pays it
 * when it is taken up again, and goes back with what is returned (`refundOfReturn`).
 */
export function planPayment(
  { status, heldByProvider }: Pick<OrderState, "status" | "heldByProvider">,
  to: OrderStatus,
): PaymentPlan {
  const is = ORDER_STATUS[to];
  const was = ORDER_STATUS[status];
  const changes = status !== to;
  const isHeld = heldByProvider > 0;
  const reopen = changes && (is.awaitsPayment || (was.cancelled && !isHeld));
  return {
    refund: reopen && isHeld ? heldByProvider : 0,
    cancel: changes && is.cancelled && !isHeld,
    reopen,
    capture: changes && is.paid && !was.paid && !isHeld,
  };
}
