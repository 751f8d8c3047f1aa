import type { User } from "@zakh/accounts/contract";
import { ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { useEffect } from "react";
import { ChangedTerms } from "../../consent/changed-terms";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useMyOrders } from "../../lib/data/orders";
import type { PagedList } from "../../lib/data/paged-list";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { OrderNotices } from "../../notices/order-notices";
import { useLoginGuard } from "../../session/use-login-guard";
import { Button, ButtonLink } from "../../ui/button";
import { classes } from "../../ui/classes";
import { EmptyState } from "../../ui/empty-state";
import { MoreRows } from "../../ui/more-rows";
import { PageSpinner } from "../../ui/page-spinner";
import { Skeleton } from "../../ui/skeleton";
import { HowToPay } from "../order/how-to-pay";
import { keepUnpaidOrder, keptUnpaidOrder } from "../order/unpaid-order";
import { Credit } from "./credit";
import { OrderCard } from "./order-card";
import { Profile } from "./profile";
import { useGeneratedMealKits } from "./use-generated-meal-kits";

export const handle: PageHandle = { title: ({ t }) => t("myPage.title") };

/** The profile and the orders of the signed-in user (spec §2); first the newest order that is to be paid. */
export default function MyPage() {
  const { user, offline } = useLoginGuard({ tab: "login" });
  useGeneratedMealKits(Boolean(user));
  if (offline) return <Offline />;
  if (!user) return <PageSpinner />;
  return <SignedIn user={user} />;
}

/** Without a connection: what is to be paid, as it was seen last on this device. */
function Offline() {
  const { t } = useTexts();
  const order = keptUnpaidOrder();
  return (
    <div className="page pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("myPage.title")}</h1>
      {order ? (
        <section aria-labelledby="to-pay" className="receipt mt-3 max-w-[40rem] p-4 md:p-6">
          <h2 id="to-pay" translate="no" className="figures text-title-s">{`#${orderNumber(order.id)}`}</h2>
          <HowToPay order={order} className="mt-3" />
        </section>
      ) : (
        <EmptyState icon="globe" title={t("offline.title")} text={t("offline.ordersText")} />
      )}
    </div>
  );
}

function SignedIn({ user }: { user: User }) {
  const { t } = useTexts();
  const list = useMyOrders();
  const toPay = list.rows?.find(({ status, due }) => ORDER_STATUS[status]?.awaitsPayment && due > 0);
  const isKnown = list.rows !== undefined;
  useEffect(() => {
    if (isKnown) keepUnpaidOrder(toPay);
  }, [isKnown, toPay]);
  return (
    <div className="page grid gap-8 pt-6 md:pt-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <div className="max-lg:-mb-5 lg:col-span-2">
        <h1 className="text-headline uppercase">{t("myPage.title")}</h1>
        <ChangedTerms />
      </div>
      {toPay ? (
        <section aria-labelledby="to-pay" className="lg:col-start-2 lg:row-start-2">
          <h2 id="to-pay" className="sr-only">
            {t("myPage.toPay")}
          </h2>
          <OrderCard order={toPay} />
        </section>
      ) : null}
      {/* On a phone it waits for what may stand before it, so that nothing jumps. */}
      <div
        className={classes(
          "grid content-start gap-5 self-start lg:sticky lg:top-28 lg:col-start-1 lg:row-span-2 lg:row-start-2",
          !list.rows && !list.error && "max-lg:hidden",
        )}
      >
        <Profile user={user} />
        <Credit />
        {list.total ? <OrderNotices /> : null}
        <ButtonLink to={paths.myReviews} look="outline">
          {t("reviews.mine")}
        </ButtonLink>
      </div>
      {toPay && list.total === 1 ? null : <Orders list={list} paidFirst={toPay} />}
    </div>
  );
}

interface OrdersProps {
  list: PagedList<Order>;
  /** The order that is shown above the others. */
  paidFirst: Order | undefined;
}

function Orders({ list, paidFirst }: OrdersProps) {
  const { t } = useTexts();
  const { rows, total, error } = list;
  const orders = rows?.filter(({ id }) => id !== paidFirst?.id);
  return (
    <section aria-labelledby="orders" className="lg:col-start-2">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-paper-edge pb-2">
        <h2 id="orders" className="text-title-s uppercase">
          {t("myPage.orders")}
        </h2>
        {orders && orders.length > 0 ? (
          <p className="text-small text-ink-faint">{t("myPage.ordersCount", { count: total })}</p>
        ) : null}
      </div>
      {orders ? (
        orders.length > 0 ? (
          <>
            <ul className="grid gap-5">
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <MoreRows list={list} />
          </>
        ) : (
          <EmptyState icon="receipt" title={t("myPage.emptyTitle")} text={t("myPage.emptyText")}>
            <ButtonLink to={paths.home}>{t("myPage.emptyAction")}</ButtonLink>
          </EmptyState>
        )
      ) : error ? (
        <EmptyState
          icon="alert"
          title={t("myPage.failedTitle")}
          text={(error instanceof ApiError && error.serverMessage) || t("myPage.failedText")}
        >
          {/* Reloads the whole page (spec §8), because other reads may have failed too. */}
          <Button onClick={() => window.location.reload()}>{t("common.retry")}</Button>
        </EmptyState>
      ) : (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{t("common.loading")}</span>
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </div>
      )}
    </section>
  );
}
