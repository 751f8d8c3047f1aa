import type { MedusaContainer } from "@medusajs/framework/types";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError, isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import { ORDER_STATUS, STATUS_WHEN } from "@zakh/orders/contract";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import { findOrderState } from "@zakh/orders/read-models/order-state";
import { findOrder } from "@zakh/orders/read-models/orders";
import { changeOrderStatusWorkflow } from "@zakh/orders/workflows/change-order-status";
import { type AnswerInput, applyAnswer } from "./change/apply-answer";
import { applyChange, type ChangeOrderInput } from "./change/apply-change";

/**
 * Sets a waiting order to paid whose new total is what has come in already. When this fails the order waits, with nothing due, and an
 * admin sets it to paid.
 */
async function settlePaid(container: MedusaContainer, { number, by }: Pick<AnswerInput, "number" | "by">) {
  const state = await findOrderState(shopPool(), number);
  if (!state || !ORDER_STATUS[state.status].awaitsPayment) return;
  const { due, received } = moneySums(state);
  if (due > 0 || received === 0) return;
  await changeOrderStatusWorkflow(container)
    .run({ input: { number, to: STATUS_WHEN.paid, from: state.status, by } })
    .catch((failure: unknown) => shopLog.error(`Order ${number} was changed and not set to paid`, failure));
}

/**
 * Changes an order before it is packed: recipient, note, goods, fee and discount. Throws 404 `order_not_found`, 409 `order_closed`,
 * `order_packed`, `nothing_left`, `product_unavailable`, `stock_short`, `order_total_changed`, `changed_meanwhile`, and 400 for a wrong quantity,
 * `cart_too_long` and `discount_too_large`.
 */
export const changeOrderWorkflow = defineWrite("change-order", async (input: ChangeOrderInput, { container }) => {
  await applyChange(container, input).catch(async (refusal: unknown) => {
    if (!isApiError(refusal) || refusal.code !== "changed_meanwhile") throw refusal;
    // Read when nothing is locked any more.
    throw new ApiError(409, refusal.code, { extra: { present: await findOrder(shopPool(), input.number) } });
  });
  await settlePaid(container, input);
});

/**
 * Ends the offer of a higher total (ruling 50): agreed to, declined, or taken back. Throws 404 `order_not_found`, and 409
 * `offer_gone`, `order_closed`, `order_packed`, `product_unavailable` or `stock_short`.
 */
export const answerOfferWorkflow = defineWrite("answer-order-offer", async (input: AnswerInput, { container }) => {
  await applyAnswer(container, input);
  await settlePaid(container, input);
});
