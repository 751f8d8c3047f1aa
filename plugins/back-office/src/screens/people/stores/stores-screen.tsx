import { BuildingStorefront } from "@medusajs/icons";
import { STORE_SORTS, STORE_STANDINGS, STORE_TASKS } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/text";
import { type StoreFilters, useStores } from "../../resources/stores";
import {
  anyId,
  anyText,
  type ListAddress,
  listSort,
  narrows,
  oneOf,
  readListAddress,
} from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { StoreDetail } from "./store-detail";
import { StoreFilterBar } from "./store-filter-bar";
import { StoreList } from "./store-list";

const PAGE_SIZE = 20;

const FILTERS = {
  search: anyText,
  standing: oneOf(STORE_STANDINGS),
  task: oneOf(STORE_TASKS),
  categoryId: anyId,
  sort: oneOf(STORE_SORTS),
};

function readStoresAddress(search: URLSearchParams): ListAddress<StoreFilters> {
  return readListAddress(search, FILTERS);
}

/** Every store, those waiting for verification first; `?id=` opens one (rulings 31, 34). */
export default function StoresScreen() {
  const { t } = useTexts();
  const { filters, page, open, changeFilters, turnTo, closeRow } = useListAddress(readStoresAddress);
  const stores = useStores(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const sort = listSort(filters.sort, "waiting", (sort) => changeFilters((now) => ({ ...now, sort })));

  return (
    <div className="flex flex-col gap-y-4">
      <StoreFilterBar filters={filters} sort={sort} onChange={changeFilters} />
      <PagedList
        query={stores}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("stores.failed")}
        total={(count) => t("stores.total", { count })}
        narrowed={narrows(filters)}
        noMatch={t("stores.noMatch")}
        empty={{ icon: <BuildingStorefront />, text: t("stores.empty") }}
      >
        {(rows, nothing) => <StoreList stores={rows} empty={nothing} sort={sort} />}
      </PagedList>
      <StoreDetail id={open} onClose={closeRow} />
    </div>
  );
}
