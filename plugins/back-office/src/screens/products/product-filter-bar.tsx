import { Plus } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { PRODUCT_SORTS, type ProductSort } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/text";
import { ActionButton } from "../ui/action-button";
import type { ListSort } from "../ui/list-address";
import { SearchField } from "../ui/search-field";
import { SelectField } from "../ui/select-field";
import { SortField } from "../ui/sort-field";
import { choicesFor } from "./category-options";
import type { ProductFilters } from "./products-address";

interface ProductFilterBarProps {
  filters: ProductFilters;
  categories: readonly string[];
  sort: ListSort<ProductSort>;
  onChange: (change: (filters: ProductFilters) => ProductFilters) => void;
  onNew: () => void;
  onPrices: () => void;
  onOrder: () => void;
  onHistory: () => void;
}

/** Search by name, category, sort order, and buttons for a new product, for the prices of all that is found, the order and the history. */
export function ProductFilterBar({ filters, categories, sort, onChange, ...open }: ProductFilterBarProps) {
  const { t } = useTexts();
  return (
    <search className="grid grid-flow-dense grid-cols-2 items-start gap-3 md:flex md:flex-wrap md:items-end">
      <SearchField
        className="col-span-2 md:w-64"
        label={t("search")}
        placeholder={t("products.search.hint")}
        value={filters.search}
        onSearch={(search) => onChange((now) => ({ ...now, search }))}
      />
      <SelectField
        className="md:w-52"
        label={t("products.category")}
        value={filters.category}
        options={[
          { value: "", label: t("products.category.all") },
          ...choicesFor(categories, filters.category).map((name) => ({ value: name, label: name })),
        ]}
        onChoose={(category) => onChange((now) => ({ ...now, category }))}
      />
      <SelectField
        className="max-md:col-span-2 md:w-40"
        label={t("products.shown")}
        value={filters.shown}
        options={[
          { value: "", label: t("products.shown.all") },
          { value: "onSale", label: t("products.shown.onSale") },
          { value: "hidden", label: t("products.hidden") },
        ]}
        onChoose={(shown) => onChange((now) => ({ ...now, shown }))}
      />
      {/* On phones its names need the whole line; then the button is beside the category. */}
      <SortField className="max-md:col-span-2 md:w-52" sort={sort} sorts={PRODUCT_SORTS} />
      <Button className="h-11 w-full self-end text-base md:ml-auto md:h-9 md:w-auto md:text-sm" onClick={open.onNew}>
        <Plus />
        {t("products.new")}
      </Button>
      <div className="col-span-2 flex flex-wrap gap-2">
        <ActionButton busy={false} onPress={open.onPrices}>
          {t("prices.title")}
        </ActionButton>
        <ActionButton busy={false} onPress={open.onOrder}>
          {t("products.order")}
        </ActionButton>
        <ActionButton busy={false} onPress={open.onHistory}>
          {t("history.title")}
        </ActionButton>
      </div>
    </search>
  );
}
