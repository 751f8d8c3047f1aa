import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import type { PlacedOrder } from "../../contract/placed-order";
import { firstAnswer, type RequestIdentity } from "../placing/idempotency";

/** Finds the first answer of a repeated request, even when prices have changed since; reads only. */
export const findFirstAnswerStep = createStep("find-first-answer", async (request: RequestIdentity) => {
  const first = await firstAnswer(shopPool(), request);
  return new StepResponse<PlacedOrder | null>(first ?? null);
});
