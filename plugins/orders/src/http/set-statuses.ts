import type { MedusaRequest } from "@medusajs/framework/http";
import { isApiError } from "@zakh/kit/errors/api-error";
import type { StatusesInput, StatusResult } from "../contract/many-statuses";
import type { OrderStatus } from "../contract/status";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { actorOf } from "./change-order";

/** Sets the status of each order in a transaction of its own; a refused one stops no others. */
export async function setStatuses(
  request: MedusaRequest,
  { ids, status, from }: StatusesInput,
): Promise<StatusResult[]> {
  const by = actorOf(request);
  const results: StatusResult[] = [];
  // One after the other: they share the pool with whoever shops meanwhile.
  for (const id of new Set(ids)) {
    const input = { number: id, to: status, from, by, canBeUndone: true };
    results.push({ id, ...(await outcomeOf(() => changeOrderStatusWorkflow(request.scope).run({ input }))) });
  }
  return results;
}

type Change = () => Promise<{ result: { changed: boolean; from: OrderStatus } }>;

/** Refusals are answered order by order; anything else is a fault of the whole request. */
async function outcomeOf(change: Change): Promise<Omit<StatusResult, "id">> {
  try {
    const { changed, from } = (await change()).result;
    return { outcome: changed ? "changed" : "unchanged", from: changed ? from : null, refusal: null };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return { outcome: "refused", from: null, refusal: { code: error.code, params: error.params } };
  }
}
