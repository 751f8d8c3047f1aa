import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { buttonLook } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Icon } from "../../ui/icon";
import { Pair } from "./pair";

/** When an order was sent by which courier, its tracking number and where to follow it (ruling 53); nothing before. */
export function OrderParcel({ order: { sentAt, courierName, trackingNumber, trackingLink } }: { order: Order }) {
  const { t } = useTexts();
  if (!sentAt) return null;
  return (
    <section
      aria-label={t("parcel.title")}
      className="mt-4 grid gap-3 rounded-control border border-paper-edge p-3 text-small print:break-inside-avoid"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="truck" className="size-5 shrink-0 text-oxblood" />
        <span>
          <span>{`${t("parcel.sent")}:`}</span> <time dateTime={sentAt}>{formatDate(sentAt)}</time>
        </span>
      </p>
      <dl className="grid gap-1">
        <Pair name={t("parcel.courier")}>{courierName}</Pair>
        <Pair name={t("parcel.number")} figures>
          {trackingNumber}
        </Pair>
      </dl>
      <p className="flex flex-wrap gap-2 print:hidden">
        {trackingLink ? (
          <a href={trackingLink} target="_blank" rel="noopener noreferrer" className={buttonLook("outline")}>
            {t("parcel.track")}
          </a>
        ) : null}
        <CopyButton text={trackingNumber} label={t("parcel.copy")} />
      </p>
    </section>
  );
}
