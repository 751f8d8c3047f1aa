import { Text } from "@medusajs/ui";
import { UNREAD_REASONS, type UnreadStatementRow } from "@zakh/bank-statements/contract";
import { useTexts } from "../i18n/text";

/** Most rows that are named for one reason. */
const MAX_ROWS = 20;

/** The rows of a file that were not read, by the reason, with what to do: by default to look at them in the bank's app. */
export function UnreadRows({ rows, advice }: { rows: readonly UnreadStatementRow[]; advice?: string }) {
  const { t } = useTexts();
  const reasons = [...UNREAD_REASONS, null].flatMap((reason) => {
    const numbers = rows.filter((one) => one.reason === reason).map(({ row }) => row);
    return numbers.length > 0 ? [{ reason: reason ?? ("unknown" as const), numbers }] : [];
  });
  return (
    <>
      <ul className="mt-1 break-words text-sm tabular-nums">
        {reasons.map(({ reason, numbers }) => (
          <li key={reason}>
            {t(`transfers.unread.${reason}`, {
              rows: numbers.slice(0, MAX_ROWS).join(", ") + (numbers.length > MAX_ROWS ? "…" : ""),
            })}
          </li>
        ))}
      </ul>
      <Text className="mt-1 text-sm">{advice ?? t("transfers.unread.text")}</Text>
    </>
  );
}
