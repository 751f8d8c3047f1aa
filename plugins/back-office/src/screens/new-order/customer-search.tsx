import { PlusMini } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import type { Customer } from "@zakh/orders/contract";
import { useState } from "react";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useCustomers } from "../resources/new-order";
import { useFailureText } from "../ui/failure-text";
import { Blank } from "../ui/screen-state";
import { SearchField } from "../ui/search-field";
import { type TypedCustomer, typedCustomer } from "./typed-customer";

interface CustomerSearchProps {
  onChoose: (customer: Customer) => void;
  /** With what was typed, in the field that it fits. */
  onNew: (typed: TypedCustomer) => void;
}

const ROW = "h-auto min-h-11 w-full justify-start px-3 py-2 text-left text-base md:text-sm";

/** Finds whom the order is for while somebody types; one tap chooses a result, or begins a new customer. */
export function CustomerSearch({ onChoose, onNew }: CustomerSearchProps) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const [search, setSearch] = useState("");
  const found = useCustomers(search);
  const rows = search === "" ? undefined : found.data;
  return (
    <div className="flex flex-col gap-y-3">
      <SearchField
        label={t("newOrder.search")}
        placeholder={t("newOrder.search.hint")}
        value={search}
        onSearch={setSearch}
      />
      <div aria-live="polite" className="flex flex-col gap-y-2">
        {search !== "" && found.isLoading && <Blank className="h-14 w-full" />}
        {found.isError && (
          <Text className="text-ui-fg-error text-sm" role="alert">
            {failureText(found.error)}
          </Text>
        )}
        {rows?.length === 0 && <Text className="text-ui-fg-subtle text-sm">{t("newOrder.noCustomer")}</Text>}
        {rows && rows.length > 0 && (
          <ul aria-label={t("newOrder.customer")} className="flex flex-col gap-y-2">
            {rows.map((customer) => (
              <li key={customer.id}>
                <Button type="button" variant="secondary" className={ROW} onClick={() => onChoose(customer)}>
                  <CustomerLines customer={customer} />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button type="button" variant="secondary" className={ROW} onClick={() => onNew(typedCustomer(search))}>
        <PlusMini />
        {t("newOrder.newCustomer")}
      </Button>
    </div>
  );
}

/** Name, phone and the day of the last order. */
export function CustomerLines({ customer: { name, username, phone, lastOrder } }: { customer: Customer }) {
  const { t } = useTexts();
  return (
    <span className="min-w-0 flex-1">
      <span className="text-ui-fg-base block break-words font-medium">{name || username}</span>
      <span className="text-ui-fg-subtle block whitespace-normal text-sm font-normal tabular-nums">
        {phone && `${phone} · `}
        {lastOrder
          ? t("newOrder.lastOrder", { day: dateTime(lastOrder.createdAt).slice(0, 10) })
          : t("newOrder.noOrder")}
      </span>
    </span>
  );
}
