import { dayText } from "@zakh/kit/contract";
import type { OwnStore, StoreOrder, WorkedStoreOrder } from "@zakh/marketplace/contract";
import { ORDER_STATUS, orderNumber } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useSignInAgain } from "../../session/sign-in-again";
import { buttonLook } from "../../ui/button";
import { FailurePage } from "../../ui/failure-page";
import { Icon } from "../../ui/icon";
import { MapLinks } from "../../ui/map-links";
import { OrderLines } from "../../ui/order-lines";
import { PageSpinner } from "../../ui/page-spinner";
import { StatusStamp } from "../../ui/status-stamp";
import { OwnPartStamp } from "../own-part-stamp";
import { useStoreOrder } from "../own-store";
import { OwnStoreGate, ReadFailure } from "../own-store-gate";
import { StorePage } from "../store-page";
import type { Route } from "./+types/store-order";
import { NextStep } from "./next-step";
import { OrderTalk } from "./order-talk";
import { PickupFacts } from "./pickup-facts";
import { PrintButton } from "./print-button";
import { StoreSlips } from "./print-sheets";
import { RefusedLines } from "./refused-lines";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.order.pageTitle") };

/** The store's own lines of an order and the recipient, without the lines of other stores (ruling 32). */
export default function StoreOrderPage({ params }: Route.ComponentProps) {
  return <OwnStoreGate without="missing">{(store) => <FoundOrder store={store} id={params.id} />}</OwnStoreGate>;
}

function FoundOrder({ store, id }: { store: OwnStore; id: string }) {
  const { data: order, isError, isFetching, refetch } = useStoreOrder(store.id, id);
  if (order) return <OrderCard store={store} order={order} />;
  if (order === null) return <FailurePage missing />;
  return isError ? <ReadFailure level="page" busy={isFetching} onRetry={refetch} /> : <PageSpinner />;
}

function OrderCard({ store, order }: { store: OwnStore; order: WorkedStoreOrder }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const again = useSignInAgain();
  const worked = { storeId: store.id, order, isHandled: again.needed };
  return (
    <StorePage title={t("ownStore.order.title", { number: orderNumber(order.id) })}>
      <div className="-mt-3 mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <StatusStamp status={order.status} />
        <OwnPartStamp order={order} />
        <time dateTime={order.createdAt} className="text-small text-ink-soft">
          {formatDate(order.createdAt)}
        </time>
        {order.isToDo && order.leavesOn ? (
          <p className="w-full font-semibold">
            {t("ownStore.order.sendOn", { day: dayText(order.leavesOn, language) })}
          </p>
        ) : null}
        <p className="w-full text-small text-ink-soft">{t("ownStore.order.statusText")}</p>
      </div>
      <NextStep {...worked} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <section aria-labelledby="own-lines" className="drop-shadow-[0_4px_8px_rgb(87_12_22/0.14)]">
          <div className="receipt p-4 md:p-6">
            <h2 id="own-lines" className="text-title-s">
              {t("ownStore.order.ownLines")}
            </h2>
            <p className="mt-1 text-small text-ink-faint">{t("ownStore.order.ownLinesText")}</p>
            <div className="rule mt-3">
              <OrderLines items={order.items} />
            </div>
            <p className="rule flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
              <span className="font-semibold">{t("ownStore.order.subtotal")}</span>
              <span className="figures ml-auto text-title text-oxblood">{formatWon(order.subtotal)}</span>
            </p>
            <RefusedLines {...worked} />
          </div>
        </section>
        <section aria-labelledby="deliver-to" className="self-start rounded-card border border-paper-edge bg-linen p-5">
          <h2 id="deliver-to" className="text-title-s">
            {t(order.pickup ? "ownStore.order.pickup" : "ownStore.order.deliver")}
          </h2>
          {order.pickup ? (
            <>
              <p className="mt-1 text-small text-ink-faint">{t("ownStore.order.pickupText")}</p>
              <PickupFacts pickup={order.pickup} />
            </>
          ) : null}
          <Recipient order={order} />
          {order.isToDo ? (
            <div className="mt-3">
              <PrintButton
                label={t("ownStore.order.printSlip")}
                sheets={<StoreSlips store={store} orders={[order]} />}
              />
            </div>
          ) : null}
        </section>
      </div>
      <OrderTalk {...worked} />
      {again.sheet}
    </StorePage>
  );
}

/** The recipient; hidden until the order is paid, a while after its delivery, and from a closed store (see the contract). */
function Recipient({ order }: { order: StoreOrder }) {
  const { t } = useTexts();
  const { customerName, customerPhone, customerAddress, doorCode, deliveryNote, pickup } = order;
  if (customerName === null || customerPhone === null || customerAddress === null) {
    return <p className="mt-3 text-small text-ink-soft">{t(`ownStore.order.${whyHidden(order)}`)}</p>;
  }
  return (
    <>
      <p className="mt-3 text-small text-ink-faint">{t("ownStore.order.recipient")}</p>
      <p className="break-words text-lead font-semibold">{customerName}</p>
      <p className="figures mt-1">{customerPhone}</p>
      {pickup ? null : <p className="mt-3 whitespace-pre-line break-words">{customerAddress}</p>}
      {doorCode ? (
        <p className="mt-1 break-words font-semibold">{`${t("ownStore.order.doorCode")}: ${doorCode}`}</p>
      ) : null}
      {deliveryNote ? <p className="mt-1 whitespace-pre-line break-words">{deliveryNote}</p> : null}
      <div className="mt-5 grid gap-3">
        <a href={`tel:${customerPhone}`} className={buttonLook("dark")}>
          <Icon name="phone" className="size-5" />
          <span>{t("ownStore.order.call")}</span>
        </a>
        {pickup ? null : <MapLinks address={customerAddress} />}
      </div>
    </>
  );
}

function whyHidden({ status }: StoreOrder) {
  const { awaitsPayment, delivered, cancelled } = ORDER_STATUS[status];
  if (cancelled) return "recipientCancelled";
  if (awaitsPayment) return "recipientUnpaid";
  return delivered ? "recipientPast" : "recipientHidden";
}
