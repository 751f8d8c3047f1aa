import type { PricesAnswer } from "@zakh/catalog/contract";
import { UNDO_STATUS_MS } from "../../durations";
import { useTexts } from "../../i18n/text";
import { useUndoPrices } from "../../resources/product-prices";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";

/** Undoes a change of many prices, says so, and offers to undo that, too. */
export function useUndoPricesWithToast() {
  const { t } = useTexts();
  const show = useErrorToast();
  const { mutateAsync, isPending, variables } = useUndoPrices();

  async function undo(changeSet: number) {
    try {
      const undone = await mutateAsync(changeSet);
      toast.success(t("prices.undone", { count: undone.count }), {
        action: { label: t("transfers.undo"), onPress: () => void undo(undone.changeSet) },
        duration: UNDO_STATUS_MS,
      });
    } catch (error) {
      show.refused(error, t("transfers.undoFailed"));
    }
  }

  return { undo, undoing: isPending ? variables : undefined };
}

/** Says how many prices were changed, and offers to undo it. */
export function usePricesToast(): (changed: PricesAnswer) => void {
  const { t } = useTexts();
  const { undo } = useUndoPricesWithToast();
  return ({ changeSet, count }) =>
    void toast.success(t("prices.saved", { count }), {
      action: { label: t("transfers.undo"), onPress: () => void undo(changeSet) },
      duration: UNDO_STATUS_MS,
    });
}
