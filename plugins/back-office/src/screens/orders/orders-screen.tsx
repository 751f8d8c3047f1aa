import { MagnifyingGlass, ShoppingCart } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { useEffect, useRef } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { type OrderFilters, useOrders } from "../resources/orders";
import { Pager } from "../ui/pager";
import { EmptyState, LoadError } from "../ui/screen-state";
import { OrderDetail } from "./order-detail";
import { OrderExport } from "./order-export";
import { OrderFilterBar } from "./order-filter-bar";
import { narrows, readOrdersAddress, withFilters, withoutOpenOrder, withPage } from "./order-filters";
import { ORDER_COLUMNS, OrderList } from "./order-list";
import { useSteadyOrders } from "./steady-orders";

const PAGE_SIZE = 20;

const { number, customer, phone, amount, status, date, view } = ORDER_COLUMNS;
const COLUMNS = [number, customer, phone, amount, status, date, view];

/** Every order, narrowed by search, status and days; `?id=` opens one (spec §2 Admin orders). */
export default function OrdersScreen() {
  const { t } = useTexts();
  const { router } = useHost();
  const [search, setSearch] = router.useSearchParams();
  const { filters, page, open } = readOrdersAddress(search);
  const orders = useOrders(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const narrowed = narrows(filters);
  // While the next page is on its way, the last one still stands there.
  const rows = useSteadyOrders(
    orders.data?.rows,
    orders.isPlaceholderData ? "" : filters.status,
    JSON.stringify([filters, page]),
  );

  // The router takes a moment over a new address; a second change in that moment builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function changeFilters(change: (filters: OrderFilters) => OrderFilters) {
    latest.current = withFilters(latest.current, change(readOrdersAddress(latest.current).filters));
    setSearch(latest.current, { replace: true });
  }

  return (
    <div className="flex flex-col gap-y-4">
      <OrderFilterBar filters={filters} onChange={changeFilters} />
      {orders.isError && !orders.data ? (
        <LoadError title={t("orders.failed")} error={orders.error} onRetry={() => orders.refetch()} />
      ) : (
        <>
          {orders.data && orders.data.total > 0 && (
            <div className="flex items-center justify-between gap-x-3">
              <Text className="text-ui-fg-subtle text-sm" aria-live="polite">
                {t("orders.total", { count: orders.data.total })}
              </Text>
              <OrderExport filters={filters} />
            </div>
          )}
          <OrderList
            orders={rows}
            columns={COLUMNS}
            label={t("orders.title")}
            placeholders={8}
            empty={
              narrowed ? (
                <EmptyState icon={<MagnifyingGlass />}>{t("orders.noMatch")}</EmptyState>
              ) : (
                <EmptyState icon={<ShoppingCart />}>{t("orders.empty")}</EmptyState>
              )
            }
          />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={orders.data?.total ?? 0}
            onPage={(next) => {
              setSearch(withPage(search, next));
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
      <OrderDetail id={open} onClose={() => setSearch(withoutOpenOrder(search), { replace: true })} />
    </div>
  );
}
