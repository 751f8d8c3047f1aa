import { useQueryClient } from "@tanstack/react-query";
import type { StatusResult } from "@zakh/orders/contract";
import { Refusal } from "../client";
import { useTexts } from "../i18n/text";
import { type StatusChange, undoStatuses } from "../resources/order-statuses";
import type { RefusedChange } from "../resources/orders";
import { useFailureText } from "../ui/failure-text";
import { useShowRefusal } from "../ui/form-refusal";
import { toast } from "../ui/toast";
import { useChangedHere } from "./changed-here";

/** The refused ones of many, each with its reason in the user's language. */
export function useRefusedOf(): (results: readonly StatusResult[]) => RefusedChange[] {
  const { errorText } = useTexts();
  return (results) =>
    results.flatMap(({ id, refusal }) =>
      refusal
        ? [
            {
              order: { id },
              error: new Refusal(409, { code: refusal.code, message: errorText(refusal.code, refusal.params) }),
            },
          ]
        : [],
    );
}

/** Sets statuses back that were just set, and says so, or why one was left. */
export function useUndo(): (changes: readonly StatusChange[]) => Promise<void> {
  const { t } = useTexts();
  const client = useQueryClient();
  const show = useShowRefusal();
  const failureText = useFailureText();
  const refusedOf = useRefusedOf();
  const here = useChangedHere();

  return async (changes) => {
    try {
      const results = await undoStatuses(client, changes);
      const undone = results.filter(({ outcome }) => outcome !== "refused");
      const [refused] = refusedOf(results);
      here.forget(undone);
      if (refused) toast.error(t("transfers.undoFailed"), { description: failureText(refused.error) });
      else toast.success(t("undo.done", { count: undone.length }));
    } catch (error) {
      show.refused(error, t("transfers.undoFailed"));
    }
  };
}
