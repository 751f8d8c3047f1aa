import { Text } from "@medusajs/ui";
import { ORDERED_PRODUCTS_MAX, type Product } from "@zakh/catalog/contract";
import { useEffect, useState } from "react";
import { statusOf } from "../../client";
import { useTexts } from "../../i18n/text";
import { useCategoryName } from "../../resources/categories";
import { useOrderProducts } from "../../resources/product-order";
import { useFoundProducts } from "../../resources/product-prices";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { SelectField } from "../../ui/forms/select-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { LoadError, LoadingScreen } from "../../ui/screen-state";
import { toast } from "../../ui/toast";
import { categoryQuery, choicesFor } from "./category-options";
import { stillThere } from "./moved-products";
import { SortableProducts } from "./sortable-products";

interface OrderDrawerProps {
  categories: readonly string[];
  /** The category that the list shows; "" for all. */
  category: string;
  onClose: () => void;
}

/** Puts the products of a category in order, and says which lists show first. */
export function OrderDrawer({ categories, category: shownCategory, onClose }: OrderDrawerProps) {
  const { t } = useTexts();
  const categoryName = useCategoryName();
  const show = useErrorToast();
  const order = useOrderProducts();
  const [category, setCategory] = useState(shownCategory || (categories[0] ?? ""));
  const found = useFoundProducts({ ...categoryQuery(category, false), shown: "both", sort: "shop" });
  const [products, setProducts] = useState<readonly Product[]>();
  const [dragging, setDragging] = useState(false);
  // What was read before, and is being read again, may be outdated.
  const read = found.isFetching ? undefined : found.data?.rows;

  // What is read again, after a product was deleted, does not replace what was moved.
  useEffect(() => {
    if (read) setProducts((now) => now ?? read);
  }, [read]);

  const dirty = products?.some((product, place) => !isSame(product, found.data?.rows[place])) ?? false;

  const submit = useSubmitOnce(async () => {
    if (!products) return;
    const ids = products.map(({ id }) => id);
    const featured = products.flatMap(({ id, isFeatured }) => (isFeatured ? [id] : []));
    try {
      await order.mutateAsync({ ids, featured });
      toast.success(t("products.order.saved"), { description: categoryName(category) });
      onClose();
    } catch (error) {
      if (show.refused(error, t("products.order.failed"))) return onClose();
      if (statusOf(error) !== 404) return;
      // One of them was deleted meanwhile: the others keep the places to which they were moved.
      const present = (await found.refetch()).data?.rows;
      if (present) setProducts((now) => now && stillThere(now, present));
    }
  });

  return (
    <FormDrawer
      open
      title={t("products.order.title")}
      dirty={dirty}
      busy={order.isPending}
      empty={found.isFetching || !dirty || dragging}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t("products.category")}
        value={category}
        // Another category would lose what was moved.
        disabled={dirty}
        options={choicesFor(categories, category).map((name) => ({ value: name, label: categoryName(name) }))}
        onChoose={(next) => {
          setProducts(undefined);
          setCategory(next);
        }}
      />
      <Text className="text-ui-fg-subtle text-sm">{t("products.order.hint")}</Text>
      {found.isError && !found.data ? (
        <LoadError title={t("products.failed")} error={found.error} onRetry={() => found.refetch()} />
      ) : !products ? (
        <LoadingScreen label={t("loading")} />
      ) : products.length === 0 ? (
        <Text className="text-ui-fg-subtle text-base">{t("products.empty")}</Text>
      ) : (
        <>
          {(found.data?.total ?? 0) > products.length && (
            <p role="alert" className="text-ui-fg-error text-sm">
              {t("products.order.tooMany", { count: ORDERED_PRODUCTS_MAX })}
            </p>
          )}
          <SortableProducts products={products} onChange={setProducts} onDragging={setDragging} />
        </>
      )}
    </FormDrawer>
  );
}

function isSame(product: Product, read: Product | undefined): boolean {
  return product.id === read?.id && product.isFeatured === read.isFeatured;
}
