import type { TextParam } from "@zakh/kit/contract";
import { isApiError } from "@zakh/kit/errors/api-error";
import type { StatusResult } from "../contract/many-statuses";
import type { OrderStatus } from "../contract/status";

/**
 * After how many ms no further order is begun. The edge waits 14 s for an answer, and the order that was begun last may wait 8 s for
 * another change of it: later, the admin would be told that all of them failed.
 */
const TIME_MS = 5000;

export interface ChangedStatus {
  changed: boolean;
  from: OrderStatus;
}

interface Turns {
  /** Sets one order's status; throws `ApiError` when it is refused. */
  set: (id: number) => Promise<ChangedStatus>;
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean;
  /** Gets an error that is no refusal, when orders were changed before it. */
  onFault: (id: number, error: unknown) => void;
}

/**
 * Sets one order after the other, because they share the pool with whoever shops meanwhile, and answers for each. Those that the time
 * is too short for are refused as `order_not_reached`, those after a fault as `server_error`. A fault of the first one is thrown.
 */
export async function setInTurn(
  ids: readonly number[],
  { set, isGone, onFault }: Turns,
  timeMs = TIME_MS,
): Promise<StatusResult[]> {
  const end = performance.now() + timeMs;
  const results: StatusResult[] = [];
  let stop: "order_not_reached" | "server_error" | undefined;
  for (const id of ids) {
    if (performance.now() > end || isGone()) stop ??= "order_not_reached";
    if (stop) {
      results.push(refused(id, stop));
      continue;
    }
    try {
      const { changed, from } = await set(id);
      results.push({ id, outcome: changed ? "changed" : "unchanged", from: changed ? from : null, refusal: null });
    } catch (error) {
      if (isApiError(error) && error.status < 500) {
        results.push(refused(id, error.code, error.params));
        continue;
      }
      // What was changed before must be told, or nobody is offered to undo it.
      if (results.length === 0) throw error;
      onFault(id, error);
      stop = "server_error";
      results.push(refused(id, stop));
    }
  }
  return results;
}

function refused(id: number, code: string, params: Record<string, TextParam> = {}): StatusResult {
  return { id, outcome: "refused", from: null, refusal: { code, params } };
}
