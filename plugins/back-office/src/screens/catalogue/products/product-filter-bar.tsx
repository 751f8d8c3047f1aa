import { EllipsisHorizontal, Plus } from "@medusajs/icons";
import { Button, clx, DropdownMenu, IconButton } from "@medusajs/ui";
import { sharePriceList } from "@zakh/catalog/browser/share-price-list";
import { PRODUCT_SORTS, type ProductSort } from "@zakh/catalog/contract";
import type { ContentLanguage } from "@zakh/kit/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useCategoryName } from "../../resources/categories";
import { SelectField } from "../../ui/forms/select-field";
import { BESIDE_SEARCH, FiltersButton, SEARCH_IN_ROW, SELECT_IN_ROW } from "../../ui/lists/filters-button";
import type { ListSort } from "../../ui/lists/list-address";
import { SearchField } from "../../ui/lists/search-field";
import { SortField } from "../../ui/lists/sort-field";
import { toast } from "../../ui/toast";
import { usePhone } from "../../ui/use-phone";
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

/**
 * Search by name, category, sort order, and a button for a new product, with a menu of the prices of all that is found, the order and the
 * history: one row. On phones search and category take one row; the others are behind a button, unless one of them is set.
 */
export function ProductFilterBar({ filters, categories, sort, onChange, ...open }: ProductFilterBarProps) {
  const { t } = useTexts();
  const categoryName = useCategoryName();
  const phone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const isSet = filters.shown !== "" || filters.sort !== "";
  const more = { "max-md:hidden": !isOpen && !isSet };
  return (
    <search className="flex flex-wrap items-start gap-2 md:items-end md:gap-3">
      <div className="flex w-full flex-wrap gap-2 md:contents">
        <SearchField
          bareOnPhone
          className={clx(SEARCH_IN_ROW, "md:w-48 md:flex-auto lg:max-w-64")}
          label={t("search")}
          placeholder={phone ? t("search") : t("products.search.hint")}
          value={filters.search}
          onSearch={(search) => onChange((now) => ({ ...now, search }))}
        />
        <div className={BESIDE_SEARCH}>
          <SelectField
            bareOnPhone
            className={clx(SELECT_IN_ROW, "md:w-44")}
            label={t("products.category")}
            value={filters.category}
            options={[
              { value: "", label: t("products.category.all") },
              ...choicesFor(categories, filters.category).map((name) => ({ value: name, label: categoryName(name) })),
            ]}
            onChoose={(category) => onChange((now) => ({ ...now, category }))}
          />
          <FiltersButton isOpen={isOpen || isSet} onPress={() => setOpen(!isOpen)} />
        </div>
      </div>
      <SelectField
        className={clx("max-md:w-full md:w-36", more)}
        label={t("products.shown")}
        value={filters.shown}
        options={[
          { value: "", label: t("products.shown.all") },
          { value: "onSale", label: t("products.shown.onSale") },
          { value: "hidden", label: t("products.hidden") },
        ]}
        onChoose={(shown) => onChange((now) => ({ ...now, shown }))}
      />
      <SortField className={clx("max-md:w-full md:w-48", more)} sort={sort} sorts={PRODUCT_SORTS} />
      <Button className="h-11 self-end text-base max-md:flex-auto md:ml-auto md:h-9 md:text-sm" onClick={open.onNew}>
        <Plus />
        <span>{t("products.new")}</span>
      </Button>
      <MoreMenu {...open} />
    </search>
  );
}

const ITEM = "min-h-11 !text-base md:min-h-9 md:!text-sm";

/** What is done with many products, and seldom. */
function MoreMenu({ onPrices, onOrder, onHistory }: Pick<ProductFilterBarProps, "onPrices" | "onOrder" | "onHistory">) {
  const { t, language } = useTexts();
  const pictured: ContentLanguage = language === "ko" ? "mn" : language;
  const share = () =>
    sharePriceList(pictured).catch(() => toast.error(t("error"), { description: t("products.priceList.failed") }));
  return (
    // Not modal, because the drawers it opens are, and two modal layers would compete for the focus.
    <DropdownMenu modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton className="size-11 shrink-0 self-end md:size-9" aria-label={t("products.more")}>
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="z-30">
        <DropdownMenu.Item className={ITEM} onSelect={share}>
          {t("products.priceList")}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={onPrices}>
          {t("prices.title")}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={onOrder}>
          {t("products.order")}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={onHistory}>
          {t("history.title")}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
