import { CheckCircle } from "@medusajs/icons";
import { ACCOUNT_FILTERS } from "@zakh/bookkeeping/contract";
import { CHOSEN_ORDERS_MAX } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { useReturns } from "../../resources/returns";
import { useSummary } from "../../resources/summary";
import { SelectField } from "../../ui/forms/select-field";
import { narrows } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { useSelection } from "../../ui/lists/use-selection";
import { won } from "../../ui/money";
import { OrderDetail } from "../order-detail";
import { useOrderSteps } from "../use-order-steps";
import { ReturnActions } from "./return-actions";
import { ReturnExport } from "./return-export";
import { ReturnList } from "./return-list";
import { readReturnsAddress } from "./returns-address";

/** So many that all of them are mostly on one page, and are asked, or made credit, together. */
const PAGE_SIZE = CHOSEN_ORDERS_MAX;

/** All money that waits to go back, with reason, customer and age (ruling 48); `?id=` opens an order. */
export default function ReturnsScreen() {
  const { t } = useTexts();
  const list = useListAddress(readReturnsAddress);
  const { filters, page, open, changeFilters, turnTo, closeRow } = list;
  const returns = useReturns(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const selection = useSelection(returns.data?.rows ?? []);
  const steps = useOrderSteps({
    rows: returns.isPlaceholderData ? undefined : returns.data?.rows,
    list,
    pageSize: PAGE_SIZE,
    total: returns.data?.total ?? 0,
  });
  return (
    <div className="flex flex-col gap-y-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <Sum />
        <SelectField
          className="md:w-64"
          label={t("returns.account")}
          value={filters.account}
          options={[
            { value: "", label: t("returns.account.all") },
            ...ACCOUNT_FILTERS.map((account) => ({ value: account, label: t(`returns.account.${account}`) })),
          ]}
          onChoose={(account) => changeFilters(() => ({ account }))}
        />
      </div>
      <PagedList
        query={returns}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("returns.failed")}
        total={(count) => t("orders.total", { count })}
        beside={<ReturnExport />}
        narrowed={narrows(filters)}
        noMatch={t("returns.noMatch")}
        empty={{ icon: <CheckCircle />, text: t("returns.empty") }}
      >
        {(rows, nothing) => (
          <div className="flex flex-col gap-y-3">
            {rows && rows.length > 0 && <ReturnActions rows={rows} selection={selection} />}
            <ReturnList returns={rows} now={returns.dataUpdatedAt} empty={nothing} selection={selection} />
          </div>
        )}
      </PagedList>
      <OrderDetail id={open} steps={steps} onClose={closeRow} />
    </div>
  );
}

/** What waits in all, whatever the filter is. */
function Sum() {
  const { t } = useTexts();
  const { data } = useSummary();
  return (
    <p className="min-h-14">
      <span className="text-ui-fg-subtle block text-sm">{t("returns.sum")}</span>
      <span className="text-ui-fg-base text-2xl font-semibold tabular-nums">{data && won(data.returnsTotal)}</span>
    </p>
  );
}
