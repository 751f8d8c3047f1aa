import { BuildingStorefront, MagnifyingGlass } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { useEffect, useRef } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { type StoreFilters, useStores } from "../resources/stores";
import { Pager } from "../ui/pager";
import { EmptyState, LoadError } from "../ui/screen-state";
import { StoreDetail } from "./store-detail";
import { StoreFilterBar } from "./store-filter-bar";
import { StoreList } from "./store-list";
import { readStoresAddress, withFilters, withOpenStore, withPage } from "./stores-address";

const PAGE_SIZE = 20;

/** Every store, those that wait to be verified first; `?id=` opens one (rulings 31, 34). */
export default function StoresScreen() {
  const { t } = useTexts();
  const { router } = useHost();
  const [search, setSearch] = router.useSearchParams();
  const { filters, page, open } = readStoresAddress(search);
  const stores = useStores(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const narrowed = Object.values(filters).some((value) => value !== "");

  // The router takes a moment over a new address; a second change in that moment builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function changeFilters(change: (filters: StoreFilters) => StoreFilters) {
    latest.current = withFilters(latest.current, change(readStoresAddress(latest.current).filters));
    setSearch(latest.current, { replace: true });
  }

  return (
    <div className="flex flex-col gap-y-4">
      <StoreFilterBar filters={filters} onChange={changeFilters} />
      {stores.isError && !stores.data ? (
        <LoadError title={t("stores.failed")} error={stores.error} onRetry={() => stores.refetch()} />
      ) : (
        <>
          {stores.data && stores.data.total > 0 && (
            <Text className="text-ui-fg-subtle text-sm" aria-live="polite">
              {t("stores.total", { count: stores.data.total })}
            </Text>
          )}
          <StoreList
            stores={stores.data?.rows}
            empty={
              narrowed ? (
                <EmptyState icon={<MagnifyingGlass />}>{t("stores.noMatch")}</EmptyState>
              ) : (
                <EmptyState icon={<BuildingStorefront />}>{t("stores.empty")}</EmptyState>
              )
            }
          />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={stores.data?.total ?? 0}
            onPage={(next) => {
              setSearch(withPage(search, next));
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
      <StoreDetail id={open} onClose={() => setSearch(withOpenStore(search, undefined), { replace: true })} />
    </div>
  );
}
