import { ArrowUturnLeft } from "@medusajs/icons";
import { Button, Container, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { type UndoneSoFar, useUndoStatement } from "../../resources/statements";
import { useQuestion } from "../../ui/drawers/use-question";
import { useErrorToast } from "../../ui/error-toast";
import { won } from "../../ui/money";
import { orderNumbers } from "./line-texts";

/** Undoes all that a statement settled, once its job is done, and says what cannot be undone, and why. */
export function UndoStatement({ id, settled, settling }: { id: number; settled: number; settling: number }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const prompt = useQuestion();
  const { mutateAsync, isPending } = useUndoStatement(id);
  const [soFar, setSoFar] = useState<UndoneSoFar>();

  async function undo() {
    const agreed = await prompt({
      title: t("transfers.undoAll.title"),
      description: t("transfers.undoAll.text"),
      confirmText: t("transfers.undo.yes"),
      cancelText: t("cancel"),
      variant: "danger",
    });
    if (!agreed) return;
    setSoFar({ undone: 0, refused: [] });
    try {
      await mutateAsync(setSoFar);
    } catch (error) {
      setSoFar((before) => (before && before.undone + before.refused.length > 0 ? before : undefined));
      show.refused(error, t("transfers.undoFailed"));
    }
  }

  return (
    <>
      {(settled > 0 || isPending) && (
        <Button
          variant="secondary"
          className="h-auto min-h-11 px-4 text-base md:min-h-9 md:text-sm"
          disabled={isPending || settling > 0}
          isLoading={isPending}
          onClick={() => void undo()}
        >
          <ArrowUturnLeft />
          <span>{t("transfers.undoAll")}</span>
        </Button>
      )}
      <div role="status" className="basis-full empty:hidden">
        {soFar && <Undone soFar={soFar} busy={isPending} />}
      </div>
    </>
  );
}

function Undone({ soFar: { undone, refused }, busy }: { soFar: UndoneSoFar; busy: boolean }) {
  const { t, errorText } = useTexts();
  return (
    <Container className="flex flex-col gap-y-2 p-4">
      <Text className="text-ui-fg-base text-base font-medium tabular-nums md:text-sm">
        {t(busy ? "transfers.undoAll.running" : "transfers.undoAll.done", { count: undone })}
      </Text>
      {refused.length > 0 && (
        <div>
          <Text className="text-ui-tag-orange-text text-base font-medium md:text-sm">
            {t("transfers.undoAll.left")}
          </Text>
          <ul className="divide-ui-border-base divide-y">
            {refused.map(({ lineId, payer, amount, orderIds, code }) => (
              <li key={lineId ?? `${payer} ${orderIds}`} className="break-words py-2 text-sm">
                <span className="text-ui-fg-base font-medium tabular-nums">
                  {[orderNumbers(orderIds), payer || t("transfers.noPayer"), won(amount)].join(" · ")}
                </span>
                <span className="text-ui-fg-subtle block">{errorText(code)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Container>
  );
}
