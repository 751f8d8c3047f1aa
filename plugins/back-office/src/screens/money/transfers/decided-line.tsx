import { CheckCircleSolid } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { useEffect, useRef } from "react";
import { UNDO_MS } from "../../durations";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";
import { useOutcomeText } from "./line-texts";
import { UndoButton } from "./undo-button";

interface DecidedLineProps {
  line: StatementLineAnswer;
  /** Called when it was undone, and waits again, or its time is over. */
  onGone: (id: number, waits: boolean) => void;
}

/** What has just been done with a line, and for a few seconds the way back. */
export function DecidedLine({ line, onGone }: DecidedLineProps) {
  const { t } = useTexts();
  const outcomeText = useOutcomeText();
  const undo = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });

  useEffect(() => {
    // The button that was pressed is gone.
    undo.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => gone.current(line.id, false), UNDO_MS);
    return () => clearTimeout(timer);
  }, [line.id]);

  return (
    <div data-decided={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CheckCircleSolid className="text-ui-tag-green-icon size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-40">
        <Text className="text-ui-fg-base break-words text-base font-medium">{outcomeText(line)}</Text>
        <Text className="text-ui-fg-subtle break-words text-sm tabular-nums">
          {`${line.payer || t("transfers.noPayer")} · ${won(line.amount)}`}
        </Text>
      </div>
      <UndoButton ref={undo} line={line} onUndone={() => onGone(line.id, true)} />
    </div>
  );
}
