import { Text } from "@medusajs/ui";
import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";
import { lineTime, shownTexts } from "./line-texts";

/** Payer, amount, time, and the other texts that the bank shows. */
export function LineHead({ line }: { line: StatementLineAnswer }) {
  const { t } = useTexts();
  const texts = shownTexts(line);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Text className="text-ui-fg-base min-w-0 flex-1 basis-[9em] break-words text-base font-medium">
          {line.payer || t("transfers.noPayer")}
        </Text>
        <span className="text-ui-fg-base shrink-0 text-lg font-semibold tabular-nums">{won(line.amount)}</span>
      </div>
      <p className="text-ui-fg-subtle break-words text-sm tabular-nums">
        <time dateTime={line.at}>{lineTime(line)}</time>
        {texts && <span>{` · ${texts}`}</span>}
      </p>
    </div>
  );
}
