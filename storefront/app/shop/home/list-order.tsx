import { SHOP_SORTS, type ShopSort } from "@zakh/catalog/contract";
import { CONTENT_LANGUAGES } from "@zakh/kit/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { type TextKey, useTexts } from "../../i18n/use-texts";
import { listChoice } from "../../lib/data/products";
import { Icon } from "../../ui/icon";
import { lazySheet } from "../../ui/lazy-sheet";
import { ListView } from "./list-view";
import { useListParameter } from "./use-list-parameter";

const FilterSheet = lazySheet(() => import("./filter-sheet"));

const TEXTS: Record<ShopSort, TextKey> = {
  shop: "home.sortShop",
  price: "home.sortPrice",
  "-price": "home.sortPriceDown",
  name: "home.sortName",
  nameRu: "home.sortName",
  nameEn: "home.sortName",
  newest: "home.sortNewest",
};

const BOX =
  "flex min-h-touch items-center rounded-full border border-paper-edge bg-linen text-small font-medium text-ink hover:border-oxblood";

/** In which order products stand, and which of them. The address keeps both. */
export function ListOrder() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const [filtering, setFiltering] = useState(false);
  const { sort = "shop", filters = {} } = listChoice(search);
  const set = useListParameter();
  const count = Object.keys(filters).length;
  // Of the orders by name the page's own.
  const ofLanguage = `name${(CONTENT_LANGUAGES as Record<string, string>)[language] ?? ""}`;
  const offered = SHOP_SORTS.filter((one) => !one.startsWith("name") || one === ofLanguage || one === sort);
  return (
    <div className="flex min-w-0 shrink items-center gap-2">
      <button
        type="button"
        aria-label={count ? t("home.filterCount", { count }) : t("home.filter")}
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
        className={`${BOX} shrink-0 justify-center gap-2 px-3 md:px-4 ${count ? "border-oxblood" : ""}`}
      >
        <Icon name="filter" className="size-5" />
        {count ? <span className="figures">{count}</span> : <span className="hidden md:block">{t("home.filter")}</span>}
      </button>
      <ListView className="hidden md:flex" />
      {/* On a phone there is room for its sign only; the choice itself is the phone's own. */}
      <span
        className={`${BOX} relative min-w-touch shrink-0 justify-center focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-sky md:focus-within:outline-none ${sort === "shop" ? "" : "border-oxblood md:border-paper-edge"}`}
      >
        <Icon name="sort" className="size-5 md:hidden" />
        <select
          aria-label={t("home.sort")}
          value={sort}
          onChange={({ target }) => set("sort", target.value === "shop" ? "" : target.value)}
          className="absolute inset-0 cursor-pointer appearance-none rounded-full bg-transparent opacity-0 md:static md:min-h-touch md:pl-4 md:pr-9 md:opacity-100"
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(TEXTS[one])}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-3 hidden size-4 text-ink-soft md:block" />
      </span>
      <FilterSheet open={filtering} onClose={() => setFiltering(false)} />
    </div>
  );
}
