import type { OwnStore } from "@zakh/marketplace/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useStoreProducts } from "../../lib/data/own-store";
import { paths } from "../../lib/routing/paths";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { Skeleton } from "../../ui/skeleton";
import { signedWon } from "../books/signed-won";
import { useOwnBooks } from "../books/store-books";
import { useStoreOrders, useStoreToDo } from "../own-store";
import type { DashboardTab } from "./dashboard";

/** Where a tab of the dashboard is. */
const tabPath = (tab: DashboardTab) => `${paths.storeDashboard}?tab=${tab}` as const;

/** What is to be done now, what this month brought, what the shop owes, and how much there is: each leads to its list. */
export function Today({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const toDo = useStoreToDo(store.id);
  const books = useOwnBooks(store.id);
  const products = useStoreProducts(store.id);
  const orders = useStoreOrders(store.id);
  const { earned, balance, account } = books.data ?? {};
  const isPaidNowhere = balance !== undefined && balance > 0 && account === null;
  return (
    <ul aria-label={t("ownStore.today.title")} className="grid grid-cols-pair gap-3 md:gap-4">
      <Tile
        to={tabPath("orders")}
        name={t("ownStore.today.toDo")}
        value={toDo.data?.total}
        failed={toDo.isError}
        wide
        calls={Boolean(toDo.data?.total)}
      />
      <Tile
        to={paths.storeBooks}
        name={t("ownStore.today.earned")}
        value={earned === undefined ? undefined : signedWon(earned)}
        failed={books.isError}
      />
      <Tile
        to={paths.storeBooks}
        name={t("storeBooks.balance")}
        value={balance === undefined ? undefined : signedWon(balance)}
        failed={books.isError}
        note={isPaidNowhere ? t("ownStore.today.noAccount") : undefined}
      />
      <Tile
        to={tabPath("products")}
        name={t("ownStore.dashboard.productCount")}
        value={products.data?.length}
        failed={products.isError}
      />
      <Tile
        to={tabPath("orders")}
        name={t("ownStore.dashboard.orderCount")}
        value={orders.rows && orders.total}
        failed={orders.error !== null}
      />
    </ul>
  );
}

interface TileProps {
  to: string;
  name: string;
  /** Undefined while it is read. */
  value: ReactNode;
  failed: boolean;
  wide?: boolean;
  /** Whether it waits for the owner. */
  calls?: boolean;
  note?: string | undefined;
}

function Tile({ to, name, value, failed, wide = false, calls = false, note }: TileProps) {
  return (
    <li className={classes("flex", wide && "col-span-full")}>
      <PageLink
        to={to}
        className={classes(
          "flex w-full min-w-0 flex-col justify-between gap-2 rounded-card p-3 shadow-paper transition-shadow duration-calm hover:shadow-lift md:p-4",
          calls ? "on-dark bg-oxblood text-tallow" : "bg-linen text-oxblood",
        )}
      >
        <span className={classes("flex items-start justify-between gap-2 text-small", !calls && "text-ink-soft")}>
          <span className="min-w-0">{name}</span>
          <Icon name="right" className="size-5 shrink-0" />
        </span>
        <span className="figures text-title [overflow-wrap:anywhere]">
          {value === undefined ? failed ? <span>—</span> : <Skeleton className="h-8 w-16" /> : <span>{value}</span>}
        </span>
        {note ? <span className="text-small font-semibold text-ember-deep">{note}</span> : null}
      </PageLink>
    </li>
  );
}
