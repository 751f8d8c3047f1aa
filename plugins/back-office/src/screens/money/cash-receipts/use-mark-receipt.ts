import type { CashReceipt } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { type ReceiptMark, useMarkCashReceipt } from "../../resources/cash-receipts";
import { useQuestion } from "../../ui/drawers/use-question";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";

/** Marks the receipt of an order and says what became of it; `onDone` is called once it is marked. */
export function useMarkReceipt({ orderId, issuedNumber }: CashReceipt, onDone: () => void) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useErrorToast();
  const change = useMarkCashReceipt(orderId);
  const number = orderNumber(orderId);

  // Awaited instead of using the callbacks of `mutate`, which are lost when the drawer is closed.
  async function mark(wanted: ReceiptMark) {
    try {
      await change.mutateAsync(wanted);
      toast.success(t(`cashReceipts.marked.${wanted.as}`), { description: number });
      onDone();
    } catch (error) {
      show.refused(error, t("cashReceipts.markFailed"));
    }
  }

  /** Asks first, because the approval number is lost. */
  async function askAndMark(wanted: { as: "notIssued" }) {
    const agreed = await prompt({
      title: t("cashReceipts.notIssued.title", { number }),
      description: t("cashReceipts.notIssued.text", { issuedNumber: issuedNumber ?? "" }),
      confirmText: t("cashReceipts.notIssued"),
      cancelText: t("cancel"),
      variant: "danger",
    });
    if (agreed) await mark(wanted);
  }

  return { mark, askAndMark, busy: change.isPending };
}
