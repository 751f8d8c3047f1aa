import { SHOP_SORTS, type ShopSort } from "@zakh/catalog/contract";
import { CONTENT_LANGUAGES } from "@zakh/kit/contract";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { type TextKey, useTexts } from "../../i18n/use-texts";
import { listChoice } from "../../lib/data/products";
import { Icon } from "../../ui/icon";

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

/** In which order products stand, and whether only what can be bought now. The address keeps both. */
export function ListOrder() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { sort = "shop", inStock = false } = listChoice(search);
  const set = (name: string, value: string) => {
    const change = (now: URLSearchParams) => {
      if (value === "") now.delete(name);
      else now.set(name, value);
      return now;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  };
  // Of the orders by name the page's own.
  const ofLanguage = `name${(CONTENT_LANGUAGES as Record<string, string>)[language] ?? ""}`;
  const offered = SHOP_SORTS.filter((one) => !one.startsWith("name") || one === ofLanguage || one === sort);
  return (
    <div className="flex min-w-0 shrink items-center gap-2">
      <label className={`${BOX} hidden cursor-pointer gap-2 px-4 md:flex`}>
        <input
          type="checkbox"
          checked={inStock}
          onChange={({ target }) => set("inStock", target.checked ? "true" : "")}
          className="size-4 accent-oxblood"
        />
        <span>{t("home.inStock")}</span>
      </label>
      <span className={`${BOX} relative min-w-0`}>
        <select
          aria-label={t("home.sort")}
          value={sort}
          onChange={({ target }) => set("sort", target.value === "shop" ? "" : target.value)}
          className="min-h-touch w-full min-w-0 appearance-none truncate rounded-full bg-transparent pl-4 pr-9"
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(TEXTS[one])}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-3 size-4 text-ink-soft" />
      </span>
    </div>
  );
}
