import { Calendar, MagnifyingGlass, XMarkMini } from "@medusajs/icons";
import { Button, clx, Label, Select } from "@medusajs/ui";
import { ORDER_STATUSES, type OrderStatus } from "@zakh/orders/contract";
import { useEffect, useId, useRef, useState } from "react";
import { TYPING_PAUSE } from "../durations";
import { useTexts } from "../i18n/text";
import { NO_FILTERS, type OrderFilters } from "../resources/orders";
import { FIELD, TextField } from "../ui/text-field";
import { withEndDate, withStartDate } from "./order-filters";
import { statusClasses } from "./status-color";

interface FilterBarProps {
  filters: OrderFilters;
  onChange: (change: (filters: OrderFilters) => OrderFilters) => void;
}

/** Search, status, first and last day (spec §2 Admin orders). On phones the days are behind a button until one is set. */
export function OrderFilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTexts();
  const [datesOpen, setDatesOpen] = useState(false);
  const dated = filters.startDate !== "" || filters.endDate !== "";
  const narrowed = dated || filters.search !== "" || filters.status !== "";
  const dates = clx("md:w-[9.5rem]", { "max-md:hidden": !datesOpen && !dated });

  return (
    <search className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <SearchField value={filters.search} onSearch={(search) => onChange((now) => ({ ...now, search }))} />
      <StatusFilter value={filters.status} onChoose={(status) => onChange((now) => ({ ...now, status }))} />
      {!dated && (
        <Button
          variant="secondary"
          className="h-11 w-full text-base md:hidden"
          aria-expanded={datesOpen}
          onClick={() => setDatesOpen(!datesOpen)}
        >
          <Calendar />
          {t("orders.dates")}
        </Button>
      )}
      <TextField
        type="date"
        className={dates}
        label={t("orders.startDate")}
        value={filters.startDate}
        onChange={(event) => onChange((now) => withStartDate(now, event.target.value))}
      />
      <TextField
        type="date"
        className={dates}
        label={t("orders.endDate")}
        value={filters.endDate}
        min={filters.startDate}
        onChange={(event) => onChange((now) => withEndDate(now, event.target.value))}
      />
      {narrowed && (
        <Button
          variant="transparent"
          className={clx("h-11 text-sm md:h-9", { "max-md:col-span-2": !dated })}
          onClick={() => onChange(() => NO_FILTERS)}
        >
          <XMarkMini />
          {t("orders.clear")}
        </Button>
      )}
    </search>
  );
}

/** Searches when typing pauses. */
function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // Cleared or set from elsewhere: the field follows. Its own searches come back here too and must not undo typing.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const search = typed.trim();
    if (search === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = search;
      onSearch(search);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <TextField
      type="text"
      inputMode="search"
      enterKeyHint="search"
      className="col-span-2 md:w-60"
      label={t("orders.search")}
      placeholder={t("orders.search.hint")}
      icon={<MagnifyingGlass />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** Radix keeps the empty value for "nothing chosen". */
const ANY = "any";

function StatusFilter({ value, onChoose }: { value: OrderStatus | ""; onChoose: (status: OrderStatus | "") => void }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-y-1.5 md:w-52">
      <Label htmlFor={id} className="text-ui-fg-subtle text-sm font-medium">
        {t("orders.status")}
      </Label>
      <Select
        value={value === "" ? ANY : value}
        onValueChange={(chosen) => onChoose(ORDER_STATUSES.find((status) => status === chosen) ?? "")}
      >
        <Select.Trigger id={id} className={FIELD}>
          <span className="truncate">{t(value === "" ? "orders.status.all" : `status.${value}`)}</span>
        </Select.Trigger>
        <Select.Content className="z-50 max-h-none" collisionPadding={8}>
          <Select.Item value={ANY} className="min-h-11 !text-base md:min-h-9 md:!text-sm">
            {t("orders.status.all")}
          </Select.Item>
          {ORDER_STATUSES.map((status) => (
            <Select.Item key={status} value={status} className="min-h-11 !text-base md:min-h-9 md:!text-sm">
              <span className="flex items-center gap-x-2.5">
                <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(status).dot)} />
                {t(`status.${status}`)}
              </span>
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}
