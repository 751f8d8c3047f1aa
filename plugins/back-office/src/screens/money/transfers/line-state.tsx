import { StatusBadge } from "@medusajs/ui";
import type { LineState } from "@zakh/bank-statements/contract";
import { useTexts } from "../../i18n/text";

const COLORS = { settled: "green", waiting: "orange", ignored: "grey", duplicate: "grey" } as const satisfies Record<
  LineState,
  string
>;

export function LineStateBadge({ state }: { state: LineState }) {
  const { t } = useTexts();
  return (
    <StatusBadge color={COLORS[state]} className="shrink-0 whitespace-nowrap">
      {t(`transfers.state.${state}`)}
    </StatusBadge>
  );
}
