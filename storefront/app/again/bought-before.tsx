import { useQuery } from "@tanstack/react-query";
import { availableQuantity, fitQuantity, quantityText } from "@zakh/catalog/contract";
import type { BoughtProduct } from "@zakh/favorites/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useAddToCart } from "../cart/add-to-cart";
import { useLanguage } from "../i18n/use-language";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { localStore } from "../lib/browser/browser-storage";
import { api } from "../lib/data/api";
import { type CardProduct, cardProduct } from "../lib/data/products";
import { boughtProductsKey } from "../lib/data/query-keys";
import { storedCards } from "../lib/data/stored-cards";
import { paths } from "../lib/routing/paths";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";
import { BOUGHT_BEFORE_KEY } from "./bought-before-space";

/** How many the row has; the page has all. */
const MOST = 12;

/** With the quantity that is mostly bought of it. */
type BoughtCard = CardProduct & { usual: number };

/**
 * What the account buys often, as a row above the products: first what is of the chosen category. It is shown from what this device has stored,
 * and only where the page has kept its space from the first paint on (`bought-before-space.tsx`), so that nothing moves; a first read is for
 * the next page.
 */
export default function BoughtBefore() {
  const { t } = useTexts();
  const isReady = useLaterTexts();
  const [search] = useSearchParams();
  const category = search.get("category");
  const [cards, setCards] = useState(() => storedCards<BoughtCard>(localStore.read(BOUGHT_BEFORE_KEY)));
  const { data } = useQuery({
    queryKey: boughtProductsKey(MOST),
    queryFn: () => api<BoughtProduct[]>(`/api/user/bought-products?limit=${MOST}`),
  });
  useEffect(() => {
    if (!data) return;
    const read = data.map(({ product, usualQuantity }) => ({ ...cardProduct(product), usual: usualQuantity }));
    // Without an entry the next page keeps no space.
    if (read.length > 0) localStore.write(BOUGHT_BEFORE_KEY, JSON.stringify(read));
    else localStore.remove(BOUGHT_BEFORE_KEY);
    setCards((before) => (before.length > 0 ? read : before));
  }, [data]);
  if (!isReady || cards.length === 0) return null;
  const isChosen = (card: BoughtCard) => card.category === category;
  const shown = category ? [...cards.filter(isChosen), ...cards.filter((card) => !isChosen(card))] : cards;
  return (
    <section aria-labelledby="bought-before">
      <div className="page flex h-touch items-center justify-between gap-3">
        <h2 id="bought-before" className="truncate text-base uppercase">
          {t("again.before")}
        </h2>
        <PageLink
          to={paths.boughtProducts}
          className="flex min-h-touch shrink-0 items-center text-small font-semibold text-oxblood underline decoration-paper-edge underline-offset-4"
        >
          {t("again.all")}
        </PageLink>
      </div>
      <ul className="page no-scrollbar flex gap-2 overflow-x-auto">
        {shown.map((card) => (
          <li key={card.id} className="w-56 shrink-0">
            <BoughtTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BoughtTile({ card }: { card: BoughtCard }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { add } = useAddToCart();
  const name = localized(card, "name", language);
  const lang = fallbackLanguage(card, "name", language);
  const usual = Math.min(fitQuantity(card.usual, card), availableQuantity(card));
  const quantity = quantityText(usual, card.unit, language);
  return (
    <div className="relative flex h-14 items-center gap-2 overflow-hidden rounded-card bg-linen pr-1 shadow-paper">
      <div className="size-14 shrink-0">
        <Picture url={card.imageUrl} alt="" name={name} nameLang={lang} sizes="56px" last />
      </div>
      <div className="min-w-0 flex-1">
        <PageLink
          to={paths.product(card.id)}
          lang={lang}
          className="block truncate text-small font-semibold after:absolute after:inset-0"
        >
          {name}
        </PageLink>
        <p className="figures truncate text-micro text-ink-soft">{usual > 0 ? quantity : t("product.soldOut")}</p>
      </div>
      {usual > 0 ? (
        <button
          type="button"
          aria-label={t("again.usualNamed", { name, quantity })}
          onClick={() => add(card, usual)}
          className="relative flex size-touch shrink-0 items-center justify-center text-ember hover:text-ember-deep"
        >
          <Icon name="plus" />
        </button>
      ) : null}
    </div>
  );
}
