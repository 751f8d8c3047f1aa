import { shownEmail } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts";
import { WEEK } from "../../lib/format/opening-hours";
import { OrderNotices } from "../../notices/order-notices";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon, type IconName } from "../../ui/icon";
import { Skeleton } from "../../ui/skeleton";
import { useStoreOrders, useStoreProducts, useStoreToDo } from "../own-store";
import { ReadFailure } from "../own-store-gate";
import { StandingText } from "../standing-notice";
import type { DashboardTab } from "./dashboard";
import { OrderRows } from "./orders-tab";

/** How many orders the overview shows. */
const LATEST_COUNT = 5;

interface OverviewTabProps {
  store: OwnStore;
  onOpen: (tab: DashboardTab) => void;
}

/** The number of products and orders, the store's status, and the latest orders. */
export function OverviewTab({ store, onOpen }: OverviewTabProps) {
  const { t } = useTexts();
  const products = useStoreProducts(store.id);
  const orders = useStoreOrders(store.id);
  const toDo = useStoreToDo(store.id).data?.total ?? 0;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="grid content-start gap-8">
        {toDo > 0 ? (
          <Button className="w-full" onClick={() => onOpen("orders")}>
            {t("ownStore.dashboard.toDo", { count: toDo })}
          </Button>
        ) : null}
        <dl className="grid grid-cols-pair gap-3 sm:grid-cols-3 md:gap-5">
          <Counter name={t("ownStore.dashboard.productCount")}>
            <Count count={products.data?.length} failed={products.isError} />
          </Counter>
          <Counter name={t("ownStore.dashboard.orderCount")}>
            <Count count={orders.rows && orders.total} failed={orders.error !== null} />
          </Counter>
          <Counter name={t("ownStore.dashboard.status")} wide>
            <span className="text-title">
              <StandingText store={store} />
            </span>
          </Counter>
        </dl>
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
        <Details store={store} />
      </div>
    </div>
  );
}

function Counter({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex flex-col justify-between gap-2 rounded-card bg-linen p-4 shadow-paper ${wide ? "col-span-full sm:col-span-1" : ""}`}
    >
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="figures text-title-l text-oxblood">{children}</dd>
    </div>
  );
}

function Count({ count, failed }: { count: number | undefined; failed: boolean }) {
  if (count !== undefined) return <span>{count}</span>;
  return failed ? <span>—</span> : <Skeleton className="h-9 w-12" />;
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
                    <dd className="figures ml-auto">{hours ? `${hours.open}–${hours.close}` : t("store.closed")}</dd>
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
