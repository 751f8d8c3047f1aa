import { ShoppingCart } from "@medusajs/icons";
import { useTexts } from "../i18n/text";
import { NewOrderLink } from "../new-order/new-order-link";
import { useOrders } from "../resources/orders";
import { listSort, narrows } from "../ui/list-address";
import { PagedList } from "../ui/paged-list";
import { useListAddress } from "../ui/use-list-address";
import { useSelection } from "../ui/use-selection";
import { useKeptOrders } from "./keep-changed-orders";
import { OrderDetail } from "./order-detail";
import { OrderExport } from "./order-export";
import { OrderFilterBar } from "./order-filter-bar";
import { readOrdersAddress } from "./order-filters";
import { ORDER_COLUMNS, OrderList } from "./order-list";
import { OverdueActions } from "./overdue-actions";

const PAGE_SIZE = 20;

const { number, customer, phone, amount, status, date, view } = ORDER_COLUMNS;
const COLUMNS = [number, customer, phone, amount, status, date, view];

/** Every order, filtered by search, status and days; `?id=` opens one (spec §2 Admin orders). */
export default function OrdersScreen() {
  const { t } = useTexts();
  const { filters, page, open, changeFilters, turnTo, closeRow } = useListAddress(readOrdersAddress);
  const orders = useOrders(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const sort = listSort(filters.sort, "newest", (sort) => changeFilters((now) => ({ ...now, sort })));
  // While the next page is loading, the last one is still shown.
  const steady = useKeptOrders(
    orders.data?.rows,
    orders.isPlaceholderData ? "" : filters.status,
    JSON.stringify([filters, page]),
  );
  const selection = useSelection(steady ?? []);

  return (
    <div className="flex flex-col gap-y-4">
      <NewOrderLink className="w-full md:w-auto md:self-end" />
      <OrderFilterBar filters={filters} sort={sort} onChange={changeFilters} />
      <PagedList
        query={orders}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("orders.failed")}
        total={(count) => t("orders.total", { count })}
        beside={<OrderExport filters={filters} />}
        narrowed={narrows(filters)}
        noMatch={t("orders.noMatch")}
        empty={{ icon: <ShoppingCart />, text: t("orders.empty") }}
      >
        {(rows, nothing) => (
          <div className="flex flex-col gap-y-3">
            {filters.overdue && steady && steady.length > 0 && <OverdueActions selection={selection} />}
            <OrderList
              orders={rows && steady}
              columns={COLUMNS}
              label={t("orders.title")}
              placeholders={8}
              empty={nothing}
              sort={sort}
              selection={filters.overdue ? selection : undefined}
            />
          </div>
        )}
      </PagedList>
      <OrderDetail id={open} onClose={closeRow} />
    </div>
  );
}
