import { ShoppingCart } from "@medusajs/icons";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { NewOrderLink } from "../new-order/new-order-link";
import { useOrders } from "../resources/orders";
import { ActionButton } from "../ui/action-button";
import { listSort, narrows } from "../ui/list-address";
import { PagedList } from "../ui/paged-list";
import { useSelection } from "../ui/use-selection";
import { ChangedHereContext, useChangesOf } from "./changed-here";
import { useKeptOrders } from "./keep-changed-orders";
import { ManyOrders } from "./many-orders";
import { OrderDetail } from "./order-detail";
import { OrderExport } from "./order-export";
import { OrderFilterBar } from "./order-filter-bar";
import { ORDER_COLUMNS, OrderList } from "./order-list";
import { OverdueActions } from "./overdue-actions";
import { useOrdersList } from "./use-orders-list";

const PAGE_SIZE = 20;

const { number, customer, phone, amount, status, date, view } = ORDER_COLUMNS;
const COLUMNS = [number, customer, phone, amount, status, date, view];

/** Every order, filtered by search, status and days; `?id=` opens one (spec §2 Admin orders). */
export default function OrdersScreen() {
  const { t } = useTexts();
  const { filters, page, open, changeFilters, turnTo, closeRow } = useOrdersList();
  const orders = useOrders(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const sort = listSort(filters.sort, "newest", (sort) => changeFilters((now) => ({ ...now, sort })));
  const listed = JSON.stringify([filters, page]);
  const changedHere = useChangesOf(listed);
  // While the next page is loading, the last one is still shown.
  const steady = useKeptOrders(
    orders.data?.rows,
    orders.isPlaceholderData ? "" : filters.status,
    listed,
    changedHere.changeOf,
  );
  const selection = useSelection(steady ?? []);
  const [isChoosing, setChoosing] = useState(false);
  const overdue = filters.overdue !== "";
  const choosing = isChoosing && !overdue;

  function stopChoosing() {
    setChoosing(false);
    selection.clear();
  }

  return (
    <ChangedHereContext.Provider value={changedHere}>
      <div className="flex flex-col gap-y-2 md:gap-y-4">
        <OrderFilterBar filters={filters} sort={sort} onChange={changeFilters} />
        <PagedList
          query={orders}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={turnTo}
          failed={t("orders.failed")}
          keepsRows={steady !== undefined && steady.length > 0}
          total={(count) => t("orders.total", { count })}
          beside={
            <span className="flex shrink-0 justify-end gap-2">
              {!overdue && !choosing && (
                <ActionButton busy={false} onPress={() => setChoosing(true)}>
                  {t("many.select")}
                </ActionButton>
              )}
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
              {choosing && <ManyOrders selection={selection} onClose={stopChoosing} />}
              <OrderList
                orders={rows && steady}
                columns={COLUMNS}
                label={t("orders.title")}
                placeholders={8}
                empty={nothing}
                sort={sort}
                selection={overdue || choosing ? selection : undefined}
                choosing={choosing}
                onChoose={
                  overdue
                    ? undefined
                    : (order) => {
                        setChoosing(true);
                        selection.toggle(order);
                      }
                }
              />
            </div>
          )}
        </PagedList>
        <OrderDetail id={open} onClose={closeRow} />
      </div>
    </ChangedHereContext.Provider>
  );
}
