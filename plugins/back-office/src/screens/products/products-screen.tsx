import { MagnifyingGlass, Tag } from "@medusajs/icons";
import { Button, Container, Text } from "@medusajs/ui";
import type { Product } from "@zakh/catalog/contract";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useCategories } from "../resources/categories";
import { useDeleteProduct, useProducts } from "../resources/products";
import { useShowRefusal } from "../ui/form-refusal";
import { EmptyState, LoadError } from "../ui/screen-state";
import { toast } from "../ui/toast";
import { useConfirmDelete } from "../ui/use-confirm-delete";
import { categoryNames, narrowProducts } from "./category-options";
import { ProductFilterBar } from "./product-filter-bar";
import { ProductFormPanel } from "./product-form-panel";
import { ProductList } from "./product-list";
import { readProductsAddress, withFilters, withForm } from "./products-address";
import { useMore } from "./use-more";

/** Rows that are shown at a time: a catalogue of thousands stays quick. */
const PAGE_SIZE = 50;

/** Every product on sale; the form of one stands above the list (spec §2 Admin products). */
export default function ProductsScreen() {
  const { router } = useHost();
  const [search, setSearch] = router.useSearchParams();
  const { filters, form } = readProductsAddress(search);
  const categories = useCategories();
  const names = useMemo(() => categoryNames(categories.data), [categories.data]);

  // The router takes a moment over a new address; a second change in that moment builds on the first.
  const latest = useRef(search);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function go(next: URLSearchParams, options?: { replace?: boolean }) {
    latest.current = next;
    // The form scrolls to itself, and back to the row when it closes.
    setSearch(next, { ...options, preventScrollReset: true });
  }

  return (
    <div className="flex flex-col gap-y-4">
      {form !== undefined && (
        <ProductFormPanel
          key={form}
          open={form}
          categories={categories.isPending ? undefined : names}
          below={list}
          onClose={() => go(withForm(latest.current, undefined), { replace: true })}
        />
      )}
      <div ref={list} className="flex flex-col gap-y-4">
        <ProductFilterBar
          filters={filters}
          categories={names}
          onChange={(change) =>
            go(withFilters(latest.current, change(readProductsAddress(latest.current).filters)), { replace: true })
          }
          onNew={() => go(withForm(latest.current, "new"))}
        />
        <Products
          filters={filters}
          builtIn={!categories.data}
          onEdit={({ id }) => go(withForm(latest.current, id))}
          onDeleted={(id) => {
            if (form === id) go(withForm(latest.current, undefined), { replace: true });
          }}
        />
      </div>
    </div>
  );
}

interface ProductsProps {
  filters: ReturnType<typeof readProductsAddress>["filters"];
  builtIn: boolean;
  onEdit: (product: Product) => void;
  onDeleted: (id: number) => void;
}

function Products({ filters, builtIn, onEdit, onDeleted }: ProductsProps) {
  const { t } = useTexts();
  const products = useProducts();
  const remove = useDeleteProduct();
  const confirmDelete = useConfirmDelete();
  const show = useShowRefusal();
  const { search, category } = useDeferredValue(filters);
  const matches = useMemo(
    () => products.data && narrowProducts(products.data, { search, category }, builtIn),
    [products.data, search, category, builtIn],
  );
  const { shown, more, end } = useMore(matches?.length ?? 0, PAGE_SIZE, `${category} ${search}`);
  const rest = (matches?.length ?? 0) - shown;

  async function onDelete({ id, name }: Product) {
    if (!(await confirmDelete(name))) return;
    remove.mutate(id, {
      onSuccess: () => {
        toast.success(t("products.deleted"), { description: name });
        onDeleted(id);
      },
      onError: (error) => show.refused(error, `${t("products.deleteFailed")} ${t("tryAgain")}`),
    });
  }

  if (products.isError && !products.data) {
    return (
      <Container className="p-0">
        <LoadError title={t("products.failed")} error={products.error} onRetry={() => products.refetch()} />
      </Container>
    );
  }
  const narrowed = search !== "" || category !== "";
  return (
    <>
      {products.data && matches && products.data.length > 0 && (
        <Text className="text-ui-fg-subtle text-sm" aria-live="polite">
          {narrowed
            ? t("products.matched", { found: matches.length, total: products.data.length })
            : t("products.total", { count: products.data.length })}
        </Text>
      )}
      <ProductList
        products={matches?.slice(0, shown)}
        empty={
          narrowed ? (
            <EmptyState icon={<MagnifyingGlass />}>{t("products.noMatch")}</EmptyState>
          ) : (
            <EmptyState icon={<Tag />}>{t("products.empty")}</EmptyState>
          )
        }
        onEdit={onEdit}
        onDelete={(product) => void onDelete(product)}
        deleting={remove.isPending ? remove.variables : undefined}
      />
      <div ref={end}>
        {rest > 0 && (
          <Button variant="secondary" className="h-11 w-full text-sm" onClick={more}>
            {t("products.more", { count: rest })}
          </Button>
        )}
      </div>
    </>
  );
}
