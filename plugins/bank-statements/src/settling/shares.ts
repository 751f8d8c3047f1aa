import { numberText } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { SettleAs } from "../contract/statement-line";
import type { ChosenOrder } from "../read-models/matching-data";
import type { OrderShare } from "./pending";

/**
 * The won of a line of `amount` won for each chosen order. Throws 409 `statement_sum_differs` when the sums do not fit
 * the way of settling, and `statement_one_order` where only one order may be chosen. Whether the orders' statuses fit
 * is told by the orders' own workflows.
 */
export function sharesOf(
  amount: number,
  orders: readonly Pick<ChosenOrder, "number" | "due">[],
  as: SettleAs,
): OrderShare[] {
  const due = orders.reduce((won, order) => won + order.due, 0);
  if (as === "paid") {
    if (due !== amount) throw sumDiffers(due, amount);
    return orders.map(({ number, due: ofOrder }) => ({ number, amount: ofOrder }));
  }
  const [order] = orders;
  if (!order || orders.length > 1) throw new ApiError(409, "statement_one_order");
  const fits = {
    part: amount < due,
    more: due > 0 && amount > due,
    reopen: amount === due,
    difference: due > 0,
    unneeded: true,
  }[as];
  if (!fits) throw sumDiffers(due, amount);
  return [{ number: order.number, amount }];
}

function sumDiffers(due: number, amount: number): ApiError {
  return new ApiError(409, "statement_sum_differs", {
    params: { due: numberText(due, "ko"), amount: numberText(amount, "ko") },
    extra: { due, amount },
  });
}
