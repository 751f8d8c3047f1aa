import { Calendar, Clock, TruckFast, XMarkMini } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { ORDER_SORTS, ORDER_STATUSES, type OrderSort } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { NO_FILTERS, type OrderFilters } from "../resources/orders";
import { type ListSort, narrows } from "../ui/list-address";
import { SearchField } from "../ui/search-field";
import { SelectField } from "../ui/select-field";
import { SortField } from "../ui/sort-field";
import { TextField } from "../ui/text-field";
import { withEndDate, withStartDate } from "./order-filters";
import { statusClasses } from "./status-color";

/** Shown among the statuses: unpaid orders whose deadline is past, and paid ones that are not sent yet. */
const OVERDUE = "overdue";
const TO_SEND = "toSend";

interface FilterBarProps {
  filters: OrderFilters;
  sort: ListSort<OrderSort>;
  onChange: (change: (filters: OrderFilters) => OrderFilters) => void;
}

/**
 * Search, status, first and last day (spec §2 Admin orders). On phones the days are behind a button until one is set.
 */
export function OrderFilterBar({ filters, sort, onChange }: FilterBarProps) {
  const { t } = useTexts();
  const [datesOpen, setDatesOpen] = useState(false);
  const dated = filters.startDate !== "" || filters.endDate !== "";
  const narrowed = narrows(filters);
  const dates = clx("col-span-2 grid grid-cols-2 gap-3 md:flex", { "max-md:hidden": !datesOpen && !dated });

  return (
    <search className="grid grid-flow-dense grid-cols-2 items-start gap-3 md:flex md:flex-wrap md:items-end">
      <SearchField
        className="col-span-2 md:min-w-48 md:flex-1"
        label={t("orders.search")}
        placeholder={t("orders.search.hint")}
        value={filters.search}
        onSearch={(search) => onChange((now) => ({ ...now, search }))}
      />
      <SelectField
        className={clx("md:w-44", { "max-md:col-span-2": dated })}
        label={t("orders.status")}
        value={filters.overdue ? OVERDUE : filters.toSend ? TO_SEND : filters.status}
        options={[
          { value: "", label: t("orders.status.all") },
          ...ORDER_STATUSES.map((status) => ({
            value: status,
            label: t(`status.${status}`),
            mark: <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(status).dot)} />,
          })),
          { value: OVERDUE, label: t("orders.status.overdue"), mark: <Clock className="size-3 shrink-0" /> },
          { value: TO_SEND, label: t("orders.status.toSend"), mark: <TruckFast className="size-3 shrink-0" /> },
        ]}
        onChoose={(chosen) =>
          onChange((now) => ({
            ...now,
            status: chosen === OVERDUE || chosen === TO_SEND ? "" : chosen,
            overdue: chosen === OVERDUE ? "true" : "",
            toSend: chosen === TO_SEND ? "true" : "",
          }))
        }
      />
      {/* On phones its names need the whole line; then the days are beside the status. */}
      <SortField className="max-md:col-span-2 md:w-48" sort={sort} sorts={ORDER_SORTS} />
      {!dated && (
        <Button
          variant="secondary"
          className="h-11 w-full self-end text-base md:hidden"
          aria-expanded={datesOpen}
          onClick={() => setDatesOpen(!datesOpen)}
        >
          <Calendar />
          {t("orders.dates")}
        </Button>
      )}
      {/* Keeps the two days on one line. */}
      <div className={dates}>
        <TextField
          type="date"
          className="md:w-36"
          label={t("orders.startDate")}
          value={filters.startDate}
          onChange={(event) => onChange((now) => withStartDate(now, event.target.value))}
        />
        <TextField
          type="date"
          className="md:w-36"
          label={t("orders.endDate")}
          value={filters.endDate}
          min={filters.startDate}
          onChange={(event) => onChange((now) => withEndDate(now, event.target.value))}
        />
      </div>
      {narrowed && (
        <Button
          variant="transparent"
          className="h-11 text-sm max-md:col-span-2 md:h-9"
          onClick={() => onChange(({ sort }) => ({ ...NO_FILTERS, sort }))}
        >
          <XMarkMini />
          {t("orders.clear")}
        </Button>
      )}
    </search>
  );
}
