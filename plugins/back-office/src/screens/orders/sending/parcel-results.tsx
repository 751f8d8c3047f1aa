import { Badge } from "@medusajs/ui";
import { isFine, type ParcelResult, type ReadParcels } from "@zakh/fulfilment/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";

interface ParcelResultsProps {
  results: readonly ParcelResult[];
  unclear: ReadParcels["unclear"];
}

/** What becomes of each parcel, those that somebody has to look after first. */
export function ParcelResults({ results, unclear }: ParcelResultsProps) {
  const { t } = useTexts();
  const sorted = [...results].sort((one, other) => Number(isFine(one.outcome)) - Number(isFine(other.outcome)));
  return (
    <ul aria-label={t("sending.results")} className="divide-ui-border-base divide-y">
      {unclear.map(({ line, text, reason }) => (
        <li key={`line ${line}`} className="flex flex-col gap-y-1 py-3">
          <span className="text-ui-fg-base break-words text-base">{text}</span>
          <Outcome fine={false} text={t(reason ? `sending.${reason}` : "sending.unclear", { line })} />
        </li>
      ))}
      {sorted.map(({ id, trackingNumber, outcome, customerName, sentWith }) => (
        <li key={`${id} ${trackingNumber}`} className="flex flex-col gap-y-1 py-3">
          <span className="text-ui-fg-base break-words text-base">
            <span className="font-semibold tabular-nums">{orderNumber(id)}</span>
            <span>{` ${customerName}`}</span>
          </span>
          <span className="text-ui-fg-subtle break-all text-sm tabular-nums">{trackingNumber || "–"}</span>
          <Outcome fine={isFine(outcome)} text={t(`sending.outcome.${outcome}`, { number: sentWith })} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ fine, text }: { fine: boolean; text: string }) {
  return (
    <Badge size="2xsmall" color={fine ? "green" : "red"} className="h-auto w-fit max-w-full whitespace-normal py-0.5">
      {text}
    </Badge>
  );
}
