import type { MedusaContainer } from "@medusajs/framework/types";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { LOCK_TIMEOUT_MS } from "@zakh/kit/database/lock";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { CorrectionInput } from "../contract/weight";
import { becomesCredit } from "../contract/weight";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import { applyReturn } from "./money/apply-return";
import { type Actor, recordChange } from "./record-change";
import { applyReduction } from "./weight/apply-reduction";
import { planReduction } from "./weight/plan-weight";
import { withLockedOrder } from "./with-locked-order";

export interface CorrectInput extends CorrectionInput {
  /** Public id of the order. */
  number: number;
  by: Actor;
}

/** Takes the amount off the total, with its entry and reason, in one transaction with the order locked. */
async function applyCorrection(container: MedusaContainer, { number, amount, reason, by }: CorrectInput) {
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  return withLockedOrder(container, { number, lockTimeoutMs: LOCK_TIMEOUT_MS }, async (transaction, state) => {
    const { detailId, status, total, weightRefund } = state;
    if (status !== "completed") throw new ApiError(409, "order_not_completed");
    if (amount >= total) throw new ApiError(409, "correction_too_large");
    const plan = planReduction(state, state.weightReduction + amount);
    await applyReduction(container, transaction, state, plan);
    await transaction.use(shopOrders, (service, context) =>
      service.updateShopOrderDetails({ id: detailId, correction: state.correction + amount }, context),
    );
    const changed = [{ field: "correction" as const, from: "", to: reason }];
    await recordChange(transaction, shopOrders, { detailId, from: status, to: status, by, money: plan.money, changed });
    return { asCredit: becomesCredit(weightRefund, amount) };
  });
}

/** There is nothing to undo, as with a status change. */
const applyCorrectionStep = createStep("apply-correction", async (input: CorrectInput, { container }) => {
  const { asCredit } = await applyCorrection(container, input);
  const { number, amount, by } = input;
  // A correction that is interrupted here is money to return, which the owner can still make credit.
  if (asCredit) await applyReturn(container, { number, amount, kind: "credit_given", by });
  return new StepResponse();
});

/**
 * Takes an amount off a delivered order, with a reason: its weights are frozen (ruling 50). It becomes credit or is to be
 * returned, as the customer chose. Throws 404 `order_not_found`, and 409 `order_not_completed` or `correction_too_large`.
 */
export const correctOrderWorkflow = createWorkflow(
  "correct-order",
  (input: CorrectInput) => new WorkflowResponse(applyCorrectionStep(input)),
);
