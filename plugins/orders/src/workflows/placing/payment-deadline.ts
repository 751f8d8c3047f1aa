import type { OrderDraft } from "../steps/price-order";

const MS_AN_HOUR = 60 * 60 * 1000;

/** Until when an order that is placed now is to be paid; null where it has no deadline (ruling 49). */
export function paymentDeadlineOf({ paymentTermHours }: Pick<OrderDraft, "paymentTermHours">, placedAt: Date) {
  return paymentTermHours > 0 ? new Date(placedAt.getTime() + paymentTermHours * MS_AN_HOUR) : null;
}
