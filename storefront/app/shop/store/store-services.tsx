import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { Store, StoreService } from "@zakh/marketplace/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { buttonLook } from "../../ui/button";
import { Icon } from "../../ui/icon";

/** What the store does for a price, and the number to book it by; nothing for a store with goods alone. */
export function StoreServices({ store }: { store: Pick<Store, "services" | "phone"> }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  if (store.services.length === 0) return null;
  return (
    <section aria-labelledby="store-services" className="mt-8">
      <h2 id="store-services" className="mb-4 text-title-s uppercase">
        {t("search.services")}
      </h2>
      <ul className="max-w-read rounded-card bg-linen px-4 py-2 shadow-paper md:px-6">
        {store.services.map((service, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: Services have nothing but their place.
            key={place}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-dashed border-paper-edge py-3 last:border-0"
          >
            <span lang={fallbackLanguage(service, "name", language)} className="min-w-0 flex-1 break-words font-medium">
              {localized(service, "name", language)}
            </span>
            <Price service={service} />
          </li>
        ))}
      </ul>
      {store.phone ? (
        <a href={`tel:${store.phone}`} className={buttonLook("outline", "mt-4 w-full sm:w-auto")}>
          <Icon name="phone" className="size-5" />
          <span translate="no">{store.phone}</span>
        </a>
      ) : null}
    </section>
  );
}

function Price({ service: { price, isFrom } }: { service: StoreService }) {
  const { t } = useTexts();
  if (price === null) return <span className="ml-auto text-small text-ink-soft">{t("store.noPrice")}</span>;
  const won = formatWon(price);
  return (
    <span className="figures ml-auto text-lead text-oxblood">
      {isFrom ? t("store.priceFrom", { price: won }) : won}
    </span>
  );
}
