import { Text } from "@medusajs/ui";
import { UNREAD_REASONS, type UnreadStatementRow } from "@zakh/bank-statements/contract";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";
import { lineTime } from "./line-texts";

/** Most rows that are named for one reason; each that tells what was taken back is, because it may be of an order that was entered. */
const MAX_ROWS = 20;

/** When, whose and how much was taken back, as far as the row could be read. */
function saidText({ at, precision = "second", payer, amount }: NonNullable<UnreadStatementRow["said"]> = {}): string {
  return [at && lineTime({ at, precision }), payer, amount && won(amount)].filter(Boolean).join(", ");
}

/** The rows of a file that were not read, by the reason, with what to do: by default to look at them in the bank's app. */
export function UnreadRows({ rows, advice }: { rows: readonly UnreadStatementRow[]; advice?: string }) {
  const { t } = useTexts();
  const told = rows.filter(({ said }) => said);
  const reasons = [...UNREAD_REASONS, null].flatMap((reason) => {
    const numbers = rows.filter((one) => one.reason === reason && !told.includes(one)).map(({ row }) => row);
    return numbers.length > 0 ? [{ reason: reason ?? ("unknown" as const), numbers }] : [];
  });
  return (
    <>
      <ul className="mt-1 break-words text-sm tabular-nums">
        {told.map(({ row, said }) => (
          <li key={`${row} ${saidText(said)}`}>
            {t("transfers.unread.taken_back.one", { what: saidText(said), row })}
          </li>
        ))}
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
