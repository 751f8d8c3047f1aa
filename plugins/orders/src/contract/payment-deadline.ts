import { z } from "zod";
import type { Order } from "./order";
import { ORDER_STATUS } from "./status";

/** How far ahead a payment deadline can be, in days. */
export const DEADLINE_DAYS_MAX = 90;

/** `PUT /api/admin/orders/{id}/payment-deadline`: null for none, so that the order is never overdue. */
export const paymentDeadlineInput = z.object({
  paymentDeadline: z.iso.datetime({ offset: true, error: "deadline_invalid" }).nullable(),
});
export type PaymentDeadlineInput = z.infer<typeof paymentDeadlineInput>;

/** Whether an order still waits for its money after its deadline (ruling 49); `now` in milliseconds. */
export function isOverdue(
  { status, due, paymentDeadline }: Pick<Order, "status" | "due" | "paymentDeadline">,
  now: number,
) {
  return (
    ORDER_STATUS[status].awaitsPayment && due > 0 && paymentDeadline !== null && Date.parse(paymentDeadline) <= now
  );
}
