import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type AnswerInput, applyAnswer } from "./change/apply-answer";
import { applyChange, type ChangeOrderInput } from "./change/apply-change";

/** There is nothing to undo, as with a status change. */
const applyChangeStep = createStep(
  "apply-change",
  async (input: ChangeOrderInput, { container }) => new StepResponse(await applyChange(container, input)),
);

/**
 * Changes an order before it is packed: recipient, note, goods, fee and discount. Throws 404 `order_not_found`, 409 `order_closed`,
 * `order_packed`, `nothing_left`, `product_unavailable`, `stock_short`, `order_total_changed`, and 400 for a wrong quantity,
 * `cart_too_long` and `discount_too_large`.
 */
export const changeOrderWorkflow = createWorkflow(
  "change-order",
  (input: ChangeOrderInput) => new WorkflowResponse(applyChangeStep(input)),
);

/** There is nothing to undo either. */
const answerOfferStep = createStep(
  "answer-offer",
  async (input: AnswerInput, { container }) => new StepResponse(await applyAnswer(container, input)),
);

/**
 * Ends the offer of a higher total (ruling 50): agreed to, declined, or taken back. Throws 404 `order_not_found`, and 409
 * `offer_gone`, `order_closed`, `order_packed`, `product_unavailable` or `stock_short`.
 */
export const answerOfferWorkflow = createWorkflow(
  "answer-order-offer",
  (input: AnswerInput) => new WorkflowResponse(answerOfferStep(input)),
);
