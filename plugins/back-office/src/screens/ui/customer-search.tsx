import { PlusMini } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { Customer } from "@zakh/checkout/contract";
import { useState } from "react";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useCustomers } from "../resources/new-order";
import { SearchResults } from "./lists/search-results";
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
  const [search, setSearch] = useState("");
  const customers = useCustomers(search);
  return (
    <div className="flex flex-col gap-y-3">
      <SearchResults
        label={t("newOrder.search")}
        placeholder={t("newOrder.search.hint")}
        search={search}
        onSearch={setSearch}
        query={customers}
        found={search === "" ? undefined : customers.data}
        list={t("newOrder.customer")}
        none={t("newOrder.noCustomer")}
      >
        {(customer) => (
          <Button type="button" variant="secondary" className={ROW} onClick={() => onChoose(customer)}>
            <CustomerLines customer={customer} />
          </Button>
        )}
      </SearchResults>
      <Button type="button" variant="secondary" className={ROW} onClick={() => onNew(typedCustomer(search))}>
        <PlusMini />
        <span>{t("newOrder.newCustomer")}</span>
      </Button>
    </div>
  );
}

interface CustomerLinesProps {
  customer: Customer;
  /** Tells two accounts of one name and phone apart. */
  withLogin?: boolean;
}

/** Name, phone and the day of the last order. */
export function CustomerLines({ customer: { name, username, phone, lastOrder }, withLogin }: CustomerLinesProps) {
  const { t } = useTexts();
  return (
    <span className="min-w-0 flex-1">
      <span className="text-ui-fg-base block break-words font-medium">{name || username}</span>
      <span className="text-ui-fg-subtle block whitespace-normal text-sm font-normal tabular-nums">
        {[
          withLogin ? username : "",
          phone,
          lastOrder
            ? t("newOrder.lastOrder", { day: dateTime(lastOrder.createdAt).slice(0, 10) })
            : t("newOrder.noOrder"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}
