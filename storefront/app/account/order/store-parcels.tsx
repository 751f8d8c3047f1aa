import type { OrderParcel } from "@zakh/marketplace/contract";
import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useOrderParcels } from "../../lib/data/parcels";
import { formatDate } from "../../lib/format/dates";
import { sellersOf } from "../../sellers/parcels";
import { PartStamp } from "../../sellers/part-stamp";
import { useSession } from "../../session/session";
import { Button, buttonLook } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Icon } from "../../ui/icon";
import { PromisedDays } from "../../ui/promised-days";
import { Skeleton } from "../../ui/skeleton";
import { Pair } from "./pair";

interface StoreParcelsProps {
  order: Order;
  /** The key of the link by which the order was opened. */
  linkKey?: string;
}

/**
 * The parcel of each store in an order: once it is paid how far it is, by whom it goes, and where to follow it; before, when it would be sent. Nothing
 * where the shop alone sells.
 */
export function StoreParcels({ order, linkKey }: StoreParcelsProps) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const { offline } = useSession();
  const stores = sellersOf(order.items).filter((seller) => seller !== null);
  const { paid, delivered = false, awaitsPayment } = ORDER_STATUS[order.status] ?? {};
  const isShown = stores.length > 0 && Boolean(paid || awaitsPayment) && !offline;
  // Whoever sees the order knows its email, or has its link.
  const asked = { id: order.id, email: order.customerEmail, key: linkKey };
  const { data, isError, refetch } = useOrderParcels(asked, isShown);
  if (!isShown) return null;
  if (!hasTexts || (!data && !isError)) return <Skeleton className="mt-4 h-24 rounded-control print:hidden" />;
  if (!data) {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3 text-small print:hidden">
        <p>{t("parcels.failed")}</p>
        <Button look="outline" onClick={() => void refetch()}>
          {t("common.retry")}
        </Button>
      </div>
    );
  }
  return (
    <>
      {data.parcels.map((parcel) => {
        const name = stores.find(({ id }) => id === parcel.storeId)?.name ?? "";
        if (paid) return <StoreParcel key={parcel.storeId} {...{ name, parcel, delivered }} />;
        return parcel.leavesOn ? <UnpaidParcel key={parcel.storeId} name={name} leavesOn={parcel.leavesOn} /> : null;
      })}
    </>
  );
}

function UnpaidParcel({ name, leavesOn }: { name: string; leavesOn: string }) {
  const { t } = useTexts();
  const title = t("parcels.of", { name });
  return (
    <section aria-label={title} className="mt-3 flex gap-3 text-small print:hidden">
      <Icon name="truck" className="size-5 shrink-0 text-oxblood" />
      <div className="min-w-0 break-words">
        <p>{title}</p>
        <PromisedDays plan={{ leavesOn }} condition={{ by: "now" }} />
      </div>
    </section>
  );
}

interface StoreParcelProps {
  name: string;
  parcel: OrderParcel;
  /** Whether the order is delivered, which its own stamp says. */
  delivered: boolean;
}

function StoreParcel({ name, parcel, delivered }: StoreParcelProps) {
  const { t } = useTexts();
  const { state, at, leavesOn, courierName, trackingNumber, trackingLink } = parcel;
  const isWaiting = !delivered && (state === "new" || state === "accepted" || state === "prepared");
  const isSent = state === "handed_over" || state === "picked_up";
  const title = t("parcels.of", { name });
  return (
    <section
      aria-label={title}
      className="mt-4 grid gap-3 rounded-control border border-paper-edge p-3 text-small print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-words font-semibold">{title}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {delivered && state === "handed_over" ? <span>{t("parcel.sent")}</span> : null}
          {!delivered || state === "picked_up" ? <PartStamp state={state} /> : null}
          {at && (isSent || !delivered) ? (
            <time dateTime={at} className="text-ink-soft">
              {formatDate(at)}
            </time>
          ) : null}
        </p>
      </div>
      {isWaiting && leavesOn ? (
        <div>
          <PromisedDays plan={{ leavesOn }} />
        </div>
      ) : null}
      {state === "handed_over" && !trackingNumber ? <p>{t("parcels.own")}</p> : null}
      {trackingNumber ? (
        <>
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
        </>
      ) : null}
    </section>
  );
}
