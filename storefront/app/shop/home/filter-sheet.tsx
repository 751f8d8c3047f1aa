import { useQueries, useQuery } from "@tanstack/react-query";
import {
  type FilterChoices,
  LIST_FILTERS,
  type ListFilters,
  OWN_SELLER,
  TEMPERATURE_TITLES,
} from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { api } from "../../lib/data/api";
import { listChoice } from "../../lib/data/products";
import { FILTER_CHOICES_KEY, storeKey } from "../../lib/data/query-keys";
import { useShellData } from "../../lib/data/shell-data";
import { STALE } from "../../lib/durations";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { SelectField } from "../../ui/select-field";
import { Sheet } from "../../ui/sheet";
import { Skeleton } from "../../ui/skeleton";
import { SwitchField } from "../../ui/switch-field";
import { useListView } from "./list-view";
import { useListParameter } from "./use-list-parameter";

/** What the list is narrowed to; each choice holds at once, and the address keeps it. */
export default function FilterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const { filters = {} } = listChoice(search);
  const { isList, toggle } = useListView();
  const clear = () => {
    const change = (now: URLSearchParams) => {
      for (const name of LIST_FILTERS) now.delete(name);
      return now;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("home.filter")} description={t("home.filterText")} place="middle">
      <div className="grid gap-4 overflow-y-auto p-5">
        <div className="md:hidden">
          <SwitchField label={t("home.asList")} checked={isList} onChange={toggle} />
        </div>
        <Fields filters={filters} />
      </div>
      <div className="grid grid-cols-2 gap-3 border-t border-paper-edge p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <Button look="outline" disabled={Object.keys(filters).length === 0} onClick={clear}>
          {t("home.filterClear")}
        </Button>
        <Button onClick={onClose}>{t("home.filterShow")}</Button>
      </div>
    </Sheet>
  );
}

function Fields({ filters }: { filters: ListFilters }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const set = useListParameter();
  const siteName = useShellData()?.siteName ?? "";
  const query = useQuery({
    queryKey: FILTER_CHOICES_KEY,
    queryFn: () => api<FilterChoices>("/api/products/filters"),
    staleTime: STALE.products,
  });
  const stores = useQueries({
    queries: (query.data?.stores ?? []).map((id) => ({
      queryKey: storeKey(id),
      queryFn: () => api<Store>(`/api/stores/${id}`),
      staleTime: STALE.products,
    })),
  }).flatMap(({ data }) => (data ? [data] : []));
  if (query.isPending) return <Skeleton className="h-64" />;
  if (!query.data)
    return (
      <Notice tone="wrong" title={t("home.failedTitle")}>
        <Button look="outline" busy={query.isFetching} onClick={() => query.refetch()}>
          {t("common.retry")}
        </Button>
      </Notice>
    );
  const { temperatures, origins } = query.data;
  const choice = (name: keyof ListFilters) => ({
    value: filters[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <>
      <SwitchField
        label={t("home.inStock")}
        checked={filters.inStock === "true"}
        onChange={({ target }) => set("inStock", target.checked ? "true" : "")}
      />
      {temperatures.length > 0 ? (
        <SelectField label={t("home.temperature")} {...choice("temperature")}>
          <option value="">{t("home.all")}</option>
          {temperatures.map((one) => (
            <option key={one} value={one}>
              {TEMPERATURE_TITLES[one][language]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {origins.length > 0 ? (
        <SelectField label={t("product.origin")} {...choice("origin")}>
          <option value="">{t("home.all")}</option>
          {origins.map((one) => (
            <option key={one.origin} value={one.origin}>
              {localized(one, "origin", language)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {stores.length > 0 ? (
        <SelectField label={t("product.seller")} {...choice("seller")}>
          <option value="">{t("home.all")}</option>
          <option value={OWN_SELLER}>{siteName}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  );
}
