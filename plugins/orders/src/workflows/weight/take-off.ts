import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { CorrectionInput } from "../../contract/weight";
import type { OrderState } from "../../read-models/order-state";
import type { KeyedRequest } from "../keyed-request";
import type { Actor, PlannedEntry } from "../record-change";
import { recordMoney } from "../record-money";
import { applyReduction } from "./apply-reduction";
import { planCorrection } from "./plan-weight";

interface Correction extends CorrectionInput {
  by: Actor;
  request?: KeyedRequest;
  /** Whether nothing may be left to pay. */
  mayBeAll?: boolean;
}

/**
 * Takes an amount off the total of a delivered order, with its reason and line of history; what of it was paid is to go back.
 * Returns the entries. Throws 409 `correction_too_large` for more than the total, and for all of it unless that may be.
 */
export async function takeOff(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { amount, reason, by, request, mayBeAll = false }: Correction,
): Promise<PlannedEntry[]> {
  const { total, correction } = state;
  if (amount > total || (amount === total && !mayBeAll)) throw new ApiError(409, "correction_too_large");
  const plan = planCorrection(state, amount);
  const reduced = await applyReduction(container, transaction, state, plan);
  const columns = { ...reduced, correction: correction + amount };
  const changed = [{ field: "correction" as const, from: "", to: reason }];
  const { money } = plan;
  await recordMoney(transaction, container, state, { by, money, changed, columns, request, isOfGoods: true });
  return money;
}
