import { Clock, TruckFast, XMarkMini } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { ORDER_SORTS, ORDER_STATUSES, type OrderSort } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { NO_FILTERS, type OrderFilters } from "../resources/orders";
import { useSummary } from "../resources/summary";
import { DateField } from "../ui/forms/date-field";
import { SelectField } from "../ui/forms/select-field";
import { BESIDE_SEARCH, FiltersButton, SEARCH_IN_ROW, SELECT_IN_ROW } from "../ui/lists/filters-button";
import { type ListSort, narrows } from "../ui/lists/list-address";
import { SearchField } from "../ui/lists/search-field";
import { SortField } from "../ui/lists/sort-field";
import { statusClasses } from "../ui/status-color";
import { usePhone } from "../ui/use-phone";
import { withEndDate, withStartDate } from "./order-filters";

/** Shown among the statuses: unpaid orders whose deadline is past, paid ones that are not sent yet, and sent ones that are not delivered. */
const OVERDUE = "overdue";
const TO_SEND = "toSend";
const ON_THE_WAY = "onTheWay";

interface FilterBarProps {
  filters: OrderFilters;
  sort: ListSort<OrderSort>;
  onChange: (change: (filters: OrderFilters) => OrderFilters) => void;
}

/**
 * Search, status, order, first and last day (spec §2 Admin orders). On phones search and status take one row; the others are behind a
 * button, unless a day is set.
 */
export function OrderFilterBar({ filters, sort, onChange }: FilterBarProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const { data: summary } = useSummary();
  const [isOpen, setOpen] = useState(false);
  const dated = filters.startDate !== "" || filters.endDate !== "";
  const narrowed = narrows(filters);
  const more = { "max-md:hidden": !isOpen && !dated };

  return (
    <search className="flex flex-wrap items-start gap-2 md:items-end md:gap-3">
      <SearchField
        bareOnPhone
        className={clx(SEARCH_IN_ROW, "md:min-w-48")}
        label={t("orders.search")}
        placeholder={phone ? t("search") : t("orders.search.hint")}
        value={filters.search}
        onSearch={(search) => onChange((now) => ({ ...now, search }))}
      />
      <div className={BESIDE_SEARCH}>
        <SelectField
          bareOnPhone
          className={clx(SELECT_IN_ROW, "md:w-44")}
          label={t("orders.status")}
          value={filters.overdue ? OVERDUE : filters.toSend ? TO_SEND : filters.onTheWay ? ON_THE_WAY : filters.status}
          options={[
            { value: "", label: t("orders.status.all") },
            ...ORDER_STATUSES.map((status) => ({
              value: status,
              label: t(`status.${status}`),
              mark: <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(status).dot)} />,
            })),
            { value: OVERDUE, label: t("orders.status.overdue"), mark: <Clock className="size-3 shrink-0" /> },
            { value: TO_SEND, label: t("orders.status.toSend"), mark: <TruckFast className="size-3 shrink-0" /> },
            {
              value: ON_THE_WAY,
              label: t("orders.status.onTheWay", { count: summary?.onTheWay ?? 0 }),
              mark: <TruckFast className="size-3 shrink-0" />,
            },
          ]}
          onChoose={(chosen) =>
            onChange((now) => ({
              ...now,
              status: chosen === OVERDUE || chosen === TO_SEND || chosen === ON_THE_WAY ? "" : chosen,
              overdue: chosen === OVERDUE ? "true" : "",
              toSend: chosen === TO_SEND ? "true" : "",
              onTheWay: chosen === ON_THE_WAY ? "true" : "",
            }))
          }
        />
        <FiltersButton isOpen={isOpen || dated} onPress={() => setOpen(!isOpen)} />
      </div>
      {/* Where the list is a table, its heads sort, and all filters stand on one line. */}
      <SortField className={clx("max-md:w-full md:w-48 xl:hidden", more)} sort={sort} sorts={ORDER_SORTS} />
      {/* Keeps the two days on one line, unless the letters are large. */}
      <div
        className={clx(
          "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-2 max-md:w-full md:flex md:gap-3",
          more,
        )}
      >
        <DateField
          className="md:w-36"
          label={t("orders.startDate")}
          day={filters.startDate}
          value={filters.startDate}
          onChange={(event) => onChange((now) => withStartDate(now, event.target.value))}
        />
        <DateField
          className="md:w-36"
          label={t("orders.endDate")}
          day={filters.endDate}
          value={filters.endDate}
          min={filters.startDate}
          onChange={(event) => onChange((now) => withEndDate(now, event.target.value))}
        />
      </div>
      {narrowed && (
        <Button
          variant="transparent"
          className="h-11 text-sm max-md:w-full md:h-9"
          onClick={() => onChange(({ sort }) => ({ ...NO_FILTERS, sort }))}
        >
          <XMarkMini />
          <span>{t("orders.clear")}</span>
        </Button>
      )}
    </search>
  );
}
