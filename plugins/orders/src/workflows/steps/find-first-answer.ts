import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import type { PlacedOrder } from "../../contract/order";
import { findPlacedBefore } from "../../read-models/placed-order";

export interface FirstAnswerInput {
  accountNumber: number;
  idempotencyKey: string | null;
  requestHash: string;
}

/** The answer that this key got before; 422 `idempotency_key_reused` when the body is another one (ruling 7). Reads only. */
export const findFirstAnswerStep = createStep(
  "find-first-answer",
  async ({ accountNumber, idempotencyKey, requestHash }: FirstAnswerInput) => {
    if (idempotencyKey === null) return new StepResponse<PlacedOrder | null>(null);
    const placed = await findPlacedBefore(shopPool(), accountNumber, idempotencyKey);
    if (!placed) return new StepResponse<PlacedOrder | null>(null);
    if (placed.requestHash !== requestHash) throw new ApiError(422, "idempotency_key_reused");
    return new StepResponse<PlacedOrder | null>({ id: placed.id, totalAmount: String(placed.total) });
  },
);
