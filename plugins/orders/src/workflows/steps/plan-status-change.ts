import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import type { OrderStatus } from "../../contract/status";
import { findOrderState } from "../../read-models/order-state";
import { planStatusChange, statusFollowingMedusa } from "../status/plan";

/** Looks at where the order stands, and at what the new status asks for; `follow-medusa` asks Medusa. Reads only. */
export const planStatusChangeStep = createStep(
  "plan-status-change",
  async ({ number, to }: { number: number; to: OrderStatus | "follow-medusa" }) => {
    const state = await findOrderState(shopPool(), { number });
    if (!state) throw new ApiError(404, "order_not_found");
    const plan = planStatusChange(state, to === "follow-medusa" ? statusFollowingMedusa(state) : to);
    return new StepResponse({ state, plan });
  },
);
