import type { IOrderModuleService } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { type OrderState, OUTSIDE_MONEY } from "../../read-models/order-state";
import type { PlannedEntry } from "../record-change";
import { freeOf, moneyByLine } from "../status/money-by-line";

interface After {
  status: OrderStatus;
  /** Whole won. */
  total: number;
  /** The entries that were added. */
  money: readonly PlannedEntry[];
}

/** Won of a paid order's total that the shop holds and no payment of Medusa does: what came after its total was raised. */
export function outsideOfTotal(state: Pick<OrderState, "entries">, { status, total, money }: After): number {
  if (!ORDER_STATUS[status].paid) return 0;
  const sums = moneyByLine([...state.entries, ...money]);
  const free = sums.reduce((won, sum) => won + freeOf(sum), 0);
  const inside = sums.reduce((won, sum) => (sum.outside ? won : won + freeOf(sum)), 0);
  return Math.max(0, Math.min(total, free) - inside);
}

/** Tells Medusa how much of its order is paid without a payment of its own, by a transaction of the difference. */
export async function recordOutsideMoney(
  transaction: OneTransaction,
  orders: IOrderModuleService,
  state: OrderState,
  after: After,
): Promise<void> {
  const amount = outsideOfTotal(state, after) - state.outsideInMedusa;
  if (amount === 0) return;
  const { orderId } = state;
  const paid = { order_id: orderId, amount, currency_code: "krw", reference: OUTSIDE_MONEY, reference_id: orderId };
  await transaction.use(orders, (service, context) => service.addOrderTransactions(paid, context));
}
