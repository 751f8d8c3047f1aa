import { ORDER_STATUS } from "../../contract/status";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { allocate, moneyByLine, negative, netHeld, refundDue } from "./money-by-line";

/**
 * The entries of a new total (ruling 48): of a lower one what was paid too much is to go back; of a higher one of a
 * paid order what was to go back stays, and the rest is due.
 */
export function planNewTotal(state: OrderState, total: number): PlannedEntry[] {
  const { due, toReturn } = moneySums(state);
  // The latest money first, such as the difference to a total that was raised before: the line that brought it can be undone.
  const sums = moneyByLine(state.entries).reverse();
  const less = state.total - total;
  if (less >= 0) return allocate("to_return", Math.max(0, less - due), sums, netHeld);
  // What waits to go back from a time before is no payment of an order that waits.
  if (!ORDER_STATUS[state.status].paid) return [];
  return negative(allocate("to_return", Math.min(-less, toReturn), sums, refundDue));
}
