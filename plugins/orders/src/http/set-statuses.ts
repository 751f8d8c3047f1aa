import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopLog } from "@zakh/kit/log/shop-log";
import type { StatusesInput, StatusResult } from "../contract/many-statuses";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { actorOf } from "./change-order";
import { type ChangedStatus, setInTurn } from "./set-in-turn";

/** Sets the status of each order in a transaction of its own; a refused one stops no others. */
export function setStatuses(
  request: MedusaRequest,
  response: MedusaResponse,
  { ids, status, from, unsent }: StatusesInput,
): Promise<StatusResult[]> {
  const by = actorOf(request);
  return setInTurn([...new Set(ids)], {
    set: async (number): Promise<ChangedStatus> => {
      const input = { number, to: status, from, by, canBeUndone: true, onlySent: !unsent, ofMany: true };
      return (await changeOrderStatusWorkflow(request.scope).run({ input })).result;
    },
    isGone: () => response.destroyed,
    onFault: (number, error) => shopLog.error(`${request.method} ${request.path}: order ${number}`, error),
  });
}
