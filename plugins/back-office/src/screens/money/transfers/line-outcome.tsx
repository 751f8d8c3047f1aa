import { Text } from "@medusajs/ui";
import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { orderNumber } from "@zakh/orders/contract";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useOutcomeText, useReasonText } from "./line-texts";

/** What became of a line: how it was settled and by whom, or why it waits; with links to its orders. */
export function LineOutcome({ line }: { line: StatementLineAnswer }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const outcomeText = useOutcomeText();
  const reasonText = useReasonText();
  const { state, orderIds, evidence, decidedBy, decidedAt } = line;
  const how = [
    state === "settled" && evidence && evidence !== "admin" && t(`transfers.evidence.${evidence}`),
    decidedAt && state !== "waiting" && `${dateTime(decidedAt)}, ${decidedBy ?? t("transfers.byItself")}`,
  ].filter(Boolean);
  return (
    <div className="min-w-0 whitespace-normal text-sm md:max-w-96 md:py-2">
      <Text className="text-ui-fg-base break-words text-sm">
        {state === "waiting" ? reasonText(line) : outcomeText(line)}
      </Text>
      {how.length > 0 && <Text className="text-ui-fg-subtle break-words text-sm tabular-nums">{how.join(" · ")}</Text>}
      {orderIds.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          {orderIds.map((id) => (
            <Link
              key={id}
              to={screenPath("orders", { id: String(id) })}
              className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover inline-flex min-h-11 items-center font-medium tabular-nums md:min-h-6"
              aria-label={t("orders.view.label", { number: orderNumber(id) })}
            >
              {orderNumber(id)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
