import { Plus } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useTexts } from "../i18n/text";
import { SearchField } from "../ui/search-field";
import { SelectField } from "../ui/select-field";
import { choicesFor } from "./category-options";
import type { ProductFilters } from "./products-address";

interface ProductFilterBarProps {
  filters: ProductFilters;
  categories: readonly string[];
  onChange: (change: (filters: ProductFilters) => ProductFilters) => void;
  onNew: () => void;
}

/** Search by name, category, and the way to a new product. */
export function ProductFilterBar({ filters, categories, onChange, onNew }: ProductFilterBarProps) {
  const { t } = useTexts();
  return (
    <search className="grid grid-cols-2 items-start gap-3 md:flex md:items-end">
      <SearchField
        className="col-span-2 md:w-72"
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
      <Button className="h-11 w-full self-end text-base md:ml-auto md:h-9 md:w-auto md:text-sm" onClick={onNew}>
        <Plus />
        {t("products.new")}
      </Button>
    </search>
  );
}
