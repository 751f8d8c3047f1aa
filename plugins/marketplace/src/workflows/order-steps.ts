import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS } from "@zakh/orders/contract";
import {
  mayRefuseLines,
  mayUndoStep,
  possibleSteps,
  type StoreOrderState,
  type StoreOrderStep,
  type StoreStepInput,
} from "../contract";
import type { PartState } from "../read-models/order-work";

type Part = Pick<PartState, "isSuspended" | "status" | "state" | "isPickedUp">;

/** The state to which undoing the last of these steps leads, the oldest first. */
export function stateBefore(steps: readonly Pick<StoreOrderStep, "state" | "isUndo">[]): StoreOrderState {
  const standing: StoreOrderState[] = [];
  for (const { state, isUndo } of steps) {
    if (isUndo) standing.pop();
    else standing.push(state);
  }
  return standing.at(-2) ?? "new";
}

/** Why this step cannot be taken now: 409 `store_suspended`, `order_cancelled`, `order_completed`, `order_not_paid` or `store_step_not_possible`. */
export function whyNoStep(part: Part, input: StoreStepInput): ApiError | undefined {
  const { step, from = part.state } = input;
  const isPossible = step === "undone" ? mayUndoStep(part) : possibleSteps(part).includes(step);
  if (isPossible && part.isPickedUp && goesByCourier(input)) return new ApiError(409, "store_step_not_possible");
  return whyNot(part, isPossible && from === part.state);
}

function goesByCourier(input: StoreStepInput): boolean {
  return input.step === "handed_over" && input.parcel !== null;
}

/** Why nothing can be said of a line now, with the same codes. */
export function whyNoRefusal(part: Part): ApiError | undefined {
  return whyNot(part, mayRefuseLines(part));
}

function whyNot({ isSuspended, status, state }: Part, isPossible: boolean): ApiError | undefined {
  const { awaitsPayment, cancelled, delivered } = ORDER_STATUS[status];
  if (isSuspended) return new ApiError(409, "store_suspended");
  if (isPossible) return undefined;
  if (cancelled) return new ApiError(409, "order_cancelled");
  if (delivered) return new ApiError(409, "order_completed");
  return new ApiError(409, awaitsPayment && state === "new" ? "order_not_paid" : "store_step_not_possible");
}
