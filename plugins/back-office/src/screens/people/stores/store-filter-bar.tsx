import { XMarkMini } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { STORE_SORTS, STORE_STANDINGS, STORE_TASKS, type StoreSort } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/text";
import { useServiceCategories } from "../../resources/service-categories";
import { NO_STORE_FILTERS, type StoreFilters } from "../../resources/stores";
import { SelectField } from "../../ui/forms/select-field";
import { type ListSort, narrows } from "../../ui/lists/list-address";
import { SearchField } from "../../ui/lists/search-field";
import { SortField } from "../../ui/lists/sort-field";
import { STANDINGS, TASKS } from "./standing";

interface StoreFilterBarProps {
  filters: StoreFilters;
  sort: ListSort<StoreSort>;
  onChange: (change: (filters: StoreFilters) => StoreFilters) => void;
}

/** Search, standing, service category and sort order. */
export function StoreFilterBar({ filters, sort, onChange }: StoreFilterBarProps) {
  const { t } = useTexts();
  const categories = useServiceCategories();
  return (
    <search className="grid grid-cols-2 items-start gap-3 md:flex md:flex-wrap md:items-end">
      <SearchField
        className="col-span-2 md:w-64"
        label={t("search")}
        placeholder={t("stores.search.hint")}
        value={filters.search}
        onSearch={(search) => onChange((now) => ({ ...now, search }))}
      />
      <SelectField
        className="md:w-52"
        label={t("stores.standing")}
        value={filters.standing}
        options={[
          { value: "", label: t("stores.standing.all") },
          ...STORE_STANDINGS.map((standing) => ({ value: standing, label: t(STANDINGS[standing].label) })),
        ]}
        onChoose={(standing) => onChange((now) => ({ ...now, standing }))}
      />
      <SelectField
        className="md:w-52"
        label={t("stores.task")}
        value={filters.task}
        options={[
          { value: "", label: t("stores.task.all") },
          ...STORE_TASKS.map((task) => ({ value: task, label: t(TASKS[task]) })),
        ]}
        onChoose={(task) => onChange((now) => ({ ...now, task }))}
      />
      <SelectField
        className="md:w-52"
        label={t("stores.category")}
        value={filters.categoryId}
        options={[
          { value: "", label: t("stores.category.all") },
          ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(categoryId) => onChange((now) => ({ ...now, categoryId }))}
      />
      <SortField className="max-md:col-span-2 md:w-52" sort={sort} sorts={STORE_SORTS} />
      {narrows(filters) && (
        <Button
          type="button"
          variant="transparent"
          className="h-11 text-sm max-md:col-span-2 md:h-9"
          onClick={() => onChange(({ sort }) => ({ ...NO_STORE_FILTERS, sort }))}
        >
          <XMarkMini />
          <span>{t("stores.clear")}</span>
        </Button>
      )}
    </search>
  );
}
