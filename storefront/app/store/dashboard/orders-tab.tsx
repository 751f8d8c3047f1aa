import type { OwnStore, StoreOrder } from "@zakh/marketplace/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { classes } from "../../ui/classes";
import { EmptyState } from "../../ui/empty-state";
import { MoreRows } from "../../ui/more-rows";
import { PageLink } from "../../ui/page-link";
import { Skeleton } from "../../ui/skeleton";
import { StatusStamp } from "../../ui/status-stamp";
import { ToPack } from "../orders/to-pack-list";
import { OwnPartStamp } from "../own-part-stamp";
import { useStoreOrders, useStoreToDo } from "../own-store";
import { ReadFailure } from "../own-store-gate";

const SHOWN = ["toDo", "all"] as const;

/** The orders that are to be handed over while there are some, or all. */
export function OrdersTab({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<(typeof SHOWN)[number]>();
  const { data: toDo, isError, isFetching, refetch } = useStoreToDo(store.id);
  if (!toDo) {
    return isError ? <ReadFailure busy={isFetching} onRetry={refetch} /> : <Skeleton className="h-64 rounded-card" />;
  }
  const shown = chosen ?? (toDo.total > 0 ? "toDo" : "all");
  return (
    <>
      <fieldset aria-label={t("ownStore.dashboard.shown")} className="mb-4 flex flex-wrap gap-2">
        {SHOWN.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => setChosen(name)}
            className={classes(
              "min-h-touch rounded-full border px-4 text-small font-semibold",
              name === shown ? "border-oxblood bg-oxblood text-tallow" : "border-ink-faint/70 bg-linen text-ink",
            )}
          >
            {name === "toDo" ? t("ownStore.dashboard.toDo", { count: toDo.total }) : t("ownStore.dashboard.allOrders")}
          </button>
        ))}
      </fieldset>
      {shown === "all" ? (
        <AllOrders store={store} />
      ) : toDo.orders.length > 0 ? (
        <>
          <ToPack store={store} {...toDo} />
          <OrderRows orders={toDo.orders} />
        </>
      ) : (
        <EmptyState
          icon="check"
          title={t("ownStore.dashboard.nothingToDoTitle")}
          text={t("ownStore.dashboard.nothingToDoText")}
        />
      )}
    </>
  );
}

/** All orders with products of the store, newest first. */
function AllOrders({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const list = useStoreOrders(store.id);
  const { rows: orders, error, isFetching, refetch } = list;
  if (!orders) {
    return error ? <ReadFailure busy={isFetching} onRetry={refetch} /> : <Skeleton className="h-64 rounded-card" />;
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t("ownStore.dashboard.noOrdersTitle")}
        text={t("ownStore.dashboard.noOrdersText")}
      />
    );
  }
  return (
    <>
      <OrderRows orders={orders} />
      <MoreRows list={list} />
    </>
  );
}

/** A line for each order, with a link to its page. */
export function OrderRows({ orders }: { orders: StoreOrder[] }) {
  const { t } = useTexts();
  return (
    <ul className="grid gap-3">
      {orders.map((order) => {
        const number = orderNumber(order.id);
        return (
          <li
            key={order.id}
            className="relative flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-card border border-paper-edge bg-linen p-4 transition-shadow duration-calm hover:shadow-lift"
          >
            <PageLink
              to={paths.storeOrder(order.id)}
              aria-label={t("ownStore.dashboard.openOrder", { number })}
              translate="no"
              className="figures text-title-s after:absolute after:inset-0 after:rounded-card"
            >
              {`#${number}`}
            </PageLink>
            <span className="figures ml-auto text-title-s text-oxblood">{formatWon(order.subtotal)}</span>
            <span className="w-full text-small text-ink-soft">
              <span>{order.customerName === null ? null : `${order.customerName} · `}</span>
              <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>{" "}
              <span>{`· ${t("ownStore.dashboard.lines", { count: order.items.length })}`}</span>
              {order.pickup ? <span>{` · ${t("ownStore.order.isPickedUp")}`}</span> : null}
            </span>
            <span className="mt-1 flex w-full flex-wrap gap-2 pl-0.5">
              <StatusStamp status={order.status} />
              <OwnPartStamp order={order} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
