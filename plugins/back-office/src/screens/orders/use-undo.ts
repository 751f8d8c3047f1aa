import { useQueryClient } from "@tanstack/react-query";
import { Refusal } from "../client";
import { useTexts } from "../i18n/text";
import { type StatusChange, type StatusesSet, undoStatuses } from "../resources/order-statuses";
import type { RefusedChange } from "../resources/orders";
import { isStatusChanged, StatusChanged } from "../resources/status-changed";
import { useErrorToast } from "../ui/error-toast";
import { useFailureText } from "../ui/failure-text";
import { toast } from "../ui/toast";
import { useChangedHere } from "./recent-changes";

/** The refused ones of many, each with its reason in the user's language. */
export function useRefusedOf(): (set: Pick<StatusesSet, "results" | "orders">) => RefusedChange[] {
  const { errorText } = useTexts();
  return ({ results, orders }) =>
    results.flatMap(({ id, refusal }) => {
      if (!refusal) return [];
      const { code, params } = refusal;
      const now = isStatusChanged(code) && orders.find((order) => order.id === id);
      const error = now ? new StatusChanged(now) : new Refusal(409, { code, message: errorText(code, params) });
      return [{ order: { id }, error }];
    });
}

/** Sets statuses back that were just set, and says so, or why one was left. */
export function useUndo(): (changes: readonly StatusChange[]) => Promise<void> {
  const { t } = useTexts();
  const client = useQueryClient();
  const show = useErrorToast();
  const failureText = useFailureText();
  const refusedOf = useRefusedOf();
  const here = useChangedHere();

  return async (changes) => {
    const set = await undoStatuses(client, changes);
    const undone = set.results.filter(({ outcome }) => outcome !== "refused");
    const [refused] = refusedOf(set);
    here.forget(undone);
    if (set.failed) show.refused(set.failed.error, t("transfers.undoFailed"));
    else if (refused) toast.error(t("transfers.undoFailed"), { description: failureText(refused.error) });
    else toast.success(t("undo.done", { count: undone.length }));
  };
}
