import type { FieldChange } from "../../contract/contact";
import type { OrderDraft } from "../steps/price-order";

const MS_AN_HOUR = 60 * 60 * 1000;

/** Until when an order that is placed now is to be paid; null where it has no deadline (ruling 49). */
export function paymentDeadlineOf({ paymentTermHours }: Pick<OrderDraft, "paymentTermHours">, placedAt: Date) {
  return paymentTermHours > 0 ? new Date(placedAt.getTime() + paymentTermHours * MS_AN_HOUR) : null;
}

/** The history's row of a changed deadline, in ISO 8601; empty for none. */
export function deadlineChange(before: Date | null, after: Date | null): FieldChange {
  return { field: "paymentDeadline", from: before?.toISOString() ?? "", to: after?.toISOString() ?? "" };
}
