import { ShoppingCart } from "@medusajs/icons";
import { CHOSEN_ORDERS_MAX } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { useOrders } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { listSort, narrows } from "../ui/lists/list-address";
import { PagedList } from "../ui/lists/paged-list";
import { useSelection } from "../ui/lists/use-selection";
import { useFocusedRow } from "../ui/shortcut-keys";
import { usePinnedRows } from "./keep-changed-orders";
import { ManyOrders } from "./many-orders";
import { NewOrderLink } from "./new-order/new-order-link";
import { OrderDetail } from "./order-detail";
import { OrderExport } from "./order-export";
import { OrderFilterBar } from "./order-filter-bar";
import { ORDER_COLUMNS, OrderList } from "./order-list";
import { OrderShortcuts } from "./order-shortcuts";
import { OverdueActions } from "./overdue-actions";
import { ChangedHereContext, useChangesOf } from "./recent-changes";
import { useOrderSteps } from "./use-order-steps";
import { useOrdersList } from "./use-orders-list";

const PAGE_SIZE = 20;

const { number, openNumber, fillingCustomer, phone, quantities, amount, received, status, sent, date } = ORDER_COLUMNS;
const OTHERS = [fillingCustomer, phone, quantities, amount, received, status, sent, date];
const COLUMNS = [openNumber, ...OTHERS];
// While many are chosen none is opened.
const CHOOSING_COLUMNS = [number, ...OTHERS];

/** Every order, filtered by search, status and days; `?id=` opens one (spec §2 Admin orders). */
export default function OrdersScreen() {
  const { t } = useTexts();
  const list = useOrdersList();
  const { filters, page, open, changeFilters, turnTo, openRow, closeRow } = list;
  // While orders are chosen: so many a page.
  const [choosingSize, setChoosingSize] = useState<number>();
  const pageSize = choosingSize ?? PAGE_SIZE;
  const orders = useOrders(filters, pageSize, (page - 1) * pageSize);
  const sort = listSort(filters.sort, "newest", (sort) => changeFilters((now) => ({ ...now, sort })));
  const listed = JSON.stringify([filters, page]);
  const changedHere = useChangesOf(listed);
  // While the next page is loading, the last one is still shown.
  const steady = usePinnedRows(
    orders.data?.rows,
    orders.isPlaceholderData ? "" : filters.status,
    listed,
    changedHere.changeOf,
  );
  const selection = useSelection(steady ?? []);
  const steps = useOrderSteps({
    rows: orders.isPlaceholderData ? undefined : steady,
    list,
    pageSize,
    total: orders.data?.total ?? 0,
  });
  const focused = useFocusedRow();
  const [numberFor, setNumberFor] = useState<{ id: number }>();
  const current = steady?.find(({ id }) => id === (open ?? focused));
  const overdue = filters.overdue !== "";
  const choosing = choosingSize !== undefined && !overdue;

  /** The first page then has as many as can be changed at once, below those that it shows; on another one they would move. */
  function beginChoosing() {
    const hasMore = page === 1 && orders.data !== undefined && orders.data.total > PAGE_SIZE;
    setChoosingSize((now) => now ?? (hasMore ? CHOSEN_ORDERS_MAX : PAGE_SIZE));
  }

  function stopChoosing() {
    setChoosingSize(undefined);
    selection.clear();
  }

  return (
    <ChangedHereContext.Provider value={changedHere}>
      <div className="flex flex-col gap-y-2 md:gap-y-3">
        <OrderFilterBar filters={filters} sort={sort} onChange={changeFilters} />
        <PagedList
          query={orders}
          page={page}
          pageSize={pageSize}
          onPage={turnTo}
          failed={t("orders.failed")}
          keepsRows={steady !== undefined && steady.length > 0}
          total={(count) => t("orders.total", { count })}
          beside={
            <span className="flex flex-wrap justify-end gap-2">
              {!overdue && !choosing && (
                <ActionButton busy={false} onPress={beginChoosing}>
                  {t("many.select")}
                </ActionButton>
              )}
              <OrderShortcuts
                order={current}
                isOpen={open !== undefined}
                onStep={steps.step}
                onSend={({ id }) => {
                  setNumberFor({ id });
                  if (open === undefined) openRow(id);
                }}
              />
              {!choosing && <OrderExport filters={filters} />}
              <NewOrderLink iconOnPhone />
            </span>
          }
          narrowed={narrows(filters)}
          noMatch={t("orders.noMatch")}
          empty={{ icon: <ShoppingCart />, text: t("orders.empty") }}
        >
          {(rows, nothing) => (
            <div className="flex flex-col gap-y-3">
              {overdue && steady && steady.length > 0 && <OverdueActions selection={selection} />}
              {choosing && (
                <ManyOrders selection={selection} loading={orders.isPlaceholderData} onClose={stopChoosing} />
              )}
              <OrderList
                orders={rows && steady}
                columns={choosing ? CHOOSING_COLUMNS : COLUMNS}
                label={t("orders.title")}
                placeholders={8}
                empty={nothing}
                sort={sort}
                dense
                selection={overdue || choosing ? selection : undefined}
                choosing={choosing}
                onChoose={
                  overdue
                    ? undefined
                    : (order) => {
                        beginChoosing();
                        selection.toggle(order);
                      }
                }
              />
            </div>
          )}
        </PagedList>
        <OrderDetail id={open} steps={steps} numberFor={numberFor} onClose={closeRow} />
      </div>
    </ChangedHereContext.Provider>
  );
}
