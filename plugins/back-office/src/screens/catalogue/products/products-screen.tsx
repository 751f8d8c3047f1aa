import { Tag } from "@medusajs/icons";
import type { Product } from "@zakh/catalog/contract";
import { useMemo, useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useCategories } from "../../resources/categories";
import { useDeleteProduct, useProducts } from "../../resources/products";
import { useConfirmDelete } from "../../ui/drawers/use-confirm-delete";
import { useErrorToast } from "../../ui/error-toast";
import { listSort, narrows } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { toast } from "../../ui/toast";
import { categoryNames, categoryQuery } from "./category-options";
import { HistoryDrawer } from "./history-drawer";
import { MissingFilter } from "./missing-filter";
import { OrderDrawer } from "./order-drawer";
import { PricesDrawer } from "./prices-drawer";
import { ProductFilterBar } from "./product-filter-bar";
import { ProductFormPanel } from "./product-form-panel";
import { ProductList } from "./product-list";
import { type OpenForm, readProductsAddress, withForm } from "./products-address";
import { RunningOutFilter } from "./running-out-filter";

const PAGE_SIZE = 20;
/** What the owner looks for is mostly what is sold most. */
const MOST_SOLD = "sold";

/** Every product, on sale or hidden; the form of one is above the list (spec §2 Admin products). */
export default function ProductsScreen() {
  const { t } = useTexts();
  const { filters, page, form, go, changeFilters, turnTo } = useListAddress(readProductsAddress);
  const list = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState<"prices" | "order" | "history">();
  const categories = useCategories();
  const names = useMemo(() => categoryNames(categories.data), [categories.data]);
  const { search, category, low, missing, shown, sort: sorted } = filters;
  const byCategory = categoryQuery(category, categories.isError && !categories.data);
  const query = { search, ...byCategory, low, missing, shown: shown || "both", sort: sorted || MOST_SOLD } as const;
  const products = useProducts(query, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const sort = listSort(sorted, MOST_SOLD, (next) => changeFilters((now) => ({ ...now, sort: next })));
  const { onDelete, deleting } = useDeletion((id) => form === id && openForm(undefined));

  /** Keeps the scroll position: the form itself scrolls into view, and back to the row when it closes. */
  function openForm(next: OpenForm | undefined) {
    go((from) => withForm(from, next), { replace: next === undefined, preventScrollReset: true });
  }

  return (
    <div className="flex flex-col gap-y-4">
      {form !== undefined && (
        <ProductFormPanel
          key={form}
          open={form}
          categories={categories.isPending ? undefined : (categories.data ?? [])}
          below={list}
          onClose={() => openForm(undefined)}
          // Without filters the list then starts with the new product.
          onCreated={() =>
            go(() => new URLSearchParams({ sort: "newest" }), { replace: true, preventScrollReset: true })
          }
        />
      )}
      <div ref={list} className="flex flex-col gap-y-4">
        <ProductFilterBar
          filters={filters}
          categories={names}
          sort={sort}
          onChange={changeFilters}
          onNew={() => openForm("new")}
          onPrices={() => setDrawer("prices")}
          onOrder={() => setDrawer("order")}
          onHistory={() => setDrawer("history")}
        />
        {low && <RunningOutFilter onClear={() => changeFilters((now) => ({ ...now, low: "" }))} />}
        {missing && (
          <MissingFilter missing={missing} onChange={(next) => changeFilters((now) => ({ ...now, missing: next }))} />
        )}
        <PagedList
          query={products}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={turnTo}
          failed={t("products.failed")}
          total={(count) => t("products.total", { count })}
          narrowed={narrows(filters)}
          noMatch={t("products.noMatch")}
          empty={{ icon: <Tag />, text: t("products.empty") }}
        >
          {(rows, nothing) => (
            <ProductList
              products={rows}
              sort={sort}
              showsMissing={missing !== ""}
              empty={nothing}
              onEdit={({ id }) => openForm(id)}
              onDelete={(product) => void onDelete(product)}
              deleting={deleting}
            />
          )}
        </PagedList>
      </div>
      {drawer === "prices" && <PricesDrawer query={query} onClose={() => setDrawer(undefined)} />}
      {drawer === "order" && (
        <OrderDrawer categories={names} category={category} onClose={() => setDrawer(undefined)} />
      )}
      {drawer === "history" && <HistoryDrawer onClose={() => setDrawer(undefined)} />}
    </div>
  );
}

/** Confirms the deletion of a product, and shows the result. */
function useDeletion(onDeleted: (id: number) => void) {
  const { t } = useTexts();
  const remove = useDeleteProduct();
  const confirmDelete = useConfirmDelete();
  const show = useErrorToast();

  async function onDelete({ id, name }: Product) {
    if (!(await confirmDelete(name))) return;
    await remove.mutateAsync(id).then(
      () => {
        toast.success(t("products.deleted"), { description: name });
        onDeleted(id);
      },
      (error) => show.refused(error, `${t("products.deleteFailed")} ${t("tryAgain")}`),
    );
  }

  return { onDelete, deleting: remove.isPending ? remove.variables : undefined };
}
