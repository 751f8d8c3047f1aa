import { ArrowUturnLeft } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { forwardRef } from "react";
import { useTexts } from "../../i18n/text";
import { useDecideLine } from "../../resources/statements";
import { useQuestion } from "../../ui/drawers/use-question";
import { useErrorToast } from "../../ui/error-toast";
import { won } from "../../ui/money";
import { orderNumbers } from "./line-texts";

interface UndoButtonProps {
  line: StatementLineAnswer;
  /** Whether to ask first: for what was settled some time ago, because its orders change with it. */
  asks?: boolean;
  onUndone?: () => void;
}

/** Undoes what was settled or ignored: its orders are what they were, and the line waits again. */
export const UndoButton = forwardRef<HTMLButtonElement, UndoButtonProps>(function UndoButton(
  { line, asks = false, onUndone },
  ref,
) {
  const { t } = useTexts();
  const show = useErrorToast();
  const prompt = useQuestion();
  const { mutateAsync, isPending } = useDecideLine(line.id);
  const name = { payer: line.payer || t("transfers.noPayer"), amount: won(line.amount) };

  async function undo() {
    if (asks && line.state === "settled") {
      const agreed = await prompt({
        title: t("transfers.undo.title", name),
        description: t("transfers.undo.text", { orders: orderNumbers(line.orderIds) }),
        confirmText: t("transfers.undo.yes"),
        cancelText: t("cancel"),
        variant: "confirmation",
      });
      if (!agreed) return;
    }
    try {
      await mutateAsync({ does: "undo" });
      onUndone?.();
    } catch (error) {
      show.refused(error, t("transfers.undoFailed"));
    }
  }

  return (
    <Button
      ref={ref}
      type="button"
      variant="secondary"
      className="h-auto min-h-11 px-4 text-base md:min-h-9 md:whitespace-nowrap md:text-sm"
      aria-label={t("transfers.undo.label", name)}
      disabled={isPending}
      isLoading={isPending}
      onClick={() => void undo()}
    >
      <ArrowUturnLeft />
      <span>{t("transfers.undo")}</span>
    </Button>
  );
});
