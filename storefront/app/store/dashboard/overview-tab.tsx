import { shownEmail } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts";
import { hoursText, WEEK } from "../../lib/format/opening-hours";
import { OrderNotices } from "../../notices/order-notices";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon, type IconName } from "../../ui/icon";
import { Skeleton } from "../../ui/skeleton";
import { standingOf, useStoreOrders } from "../own-store";
import { ReadFailure } from "../own-store-gate";
import type { DashboardTab } from "./dashboard";
import { DisplacedOrders } from "./displaced-orders";
import { OrderRows } from "./orders-tab";
import { QrCode } from "./qr-code";
import { Today } from "./today";

/** How many orders the overview shows. */
const LATEST_COUNT = 5;

interface OverviewTabProps {
  store: OwnStore;
  onOpen: (tab: DashboardTab) => void;
}

/** What is to be done and what was earned, the latest orders, and the store's details. */
export function OverviewTab({ store, onOpen }: OverviewTabProps) {
  const { t } = useTexts();
  const orders = useStoreOrders(store.id);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="grid content-start gap-8">
        {store.sendingDays ? <DisplacedOrders store={store} days={store.sendingDays} /> : null}
        <Today store={store} />
        <section aria-labelledby="latest-orders">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="latest-orders" className="text-title-s uppercase">
              {t("ownStore.dashboard.latestOrders")}
            </h2>
            {orders.rows && orders.rows.length > LATEST_COUNT ? (
              <Button look="quiet" onClick={() => onOpen("orders")}>
                {t("ownStore.dashboard.allOrders")}
              </Button>
            ) : null}
          </div>
          {orders.rows ? (
            orders.rows.length > 0 ? (
              <OrderRows orders={orders.rows.slice(0, LATEST_COUNT)} />
            ) : (
              <EmptyState
                icon="receipt"
                title={t("ownStore.dashboard.noOrdersTitle")}
                text={t("ownStore.dashboard.noOrdersText")}
              />
            )
          ) : orders.error ? (
            <ReadFailure busy={orders.isFetching} onRetry={orders.refetch} />
          ) : (
            <Skeleton className="h-40 rounded-card" />
          )}
        </section>
      </div>
      <div className="grid content-start gap-5 self-start">
        <OrderNotices toStore />
        {standingOf(store) === "open" ? <QrCode store={store} /> : null}
        <Details store={store} />
      </div>
    </div>
  );
}

function Details({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const shownDays = WEEK.filter((day) => store.openingHours[day] !== undefined);
  return (
    <section aria-labelledby="store-details" className="self-start rounded-card border border-paper-edge bg-linen p-5">
      <h2 id="store-details" className="text-title-s">
        {t("ownStore.dashboard.details")}
      </h2>
      {store.description ? (
        <p className="mt-2 line-clamp-4 whitespace-pre-line text-small text-ink-soft">{store.description}</p>
      ) : null}
      <ul className="mt-4 grid gap-3 text-small">
        <Detail icon="phone">{store.phone}</Detail>
        <Detail icon="mail">
          <span translate="no">{shownEmail(store.email)}</span>
        </Detail>
        <Detail icon="place">{store.address}</Detail>
        <Detail icon="clock">
          {shownDays.length === 0 ? (
            t("ownStore.dashboard.noHours")
          ) : (
            <dl className="grid gap-1">
              {shownDays.map((day) => {
                const hours = store.openingHours[day];
                return (
                  <div key={day} className="flex flex-wrap justify-between gap-x-4">
                    <dt>{t(`store.${day}`)}</dt>
                    <dd className="figures ml-auto">{hours ? hoursText(hours) : t("store.closed")}</dd>
                  </div>
                );
              })}
            </dl>
          )}
        </Detail>
      </ul>
    </section>
  );
}

function Detail({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="size-5 shrink-0 text-oxblood" />
      <div className="min-w-0 flex-1 whitespace-pre-line break-words">{children}</div>
    </li>
  );
}
