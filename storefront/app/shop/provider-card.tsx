import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { Icon } from "../ui/icon";
import { MapLinks } from "../ui/map-links";
import { PageLink } from "../ui/page-link";
import { StoreLogo } from "../ui/store-sign";

interface ProviderCardProps {
  store: Omit<Store, "userId">;
  /** How far it is, as it is shown. */
  km?: string;
  /** Whether its address leads to maps. */
  maps?: boolean;
}

/** A provider or store in a list: the card leads to its page, the number calls it. */
export function ProviderCard({ store, km, maps = false }: ProviderCardProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <article className="relative flex h-full flex-wrap gap-x-4 gap-y-2 rounded-card border border-paper-edge bg-linen p-4 transition-shadow duration-calm hover:shadow-lift">
      <div className="size-20 shrink-0 overflow-hidden rounded-control">
        <StoreLogo store={store} sizes="80px" />
      </div>
      <div className="min-w-0 flex-[1_1_7rem]">
        <h3 className="text-title-s">
          {/* The link covers the whole card; the phone number is above it. */}
          <PageLink
            to={paths.store(store.id)}
            className="after:absolute after:inset-0 after:rounded-card hover:text-oxblood"
          >
            {store.name}
          </PageLink>
        </h3>
        <p
          lang={fallbackLanguage(store, "description", language)}
          className="mt-1 line-clamp-3 text-small text-ink-soft"
        >
          {localized(store, "description", language)}
        </p>
        <p className="mt-3 flex items-start gap-2 text-small">
          <Icon name="place" className="size-5 shrink-0 text-oxblood" />
          <span className="min-w-0">
            {km === undefined ? null : (
              <span className="figures mr-2 font-semibold">{t("nearness.distance", { km })}</span>
            )}
            <span className="whitespace-pre-line">{store.address}</span>
          </span>
        </p>
        {store.phone ? (
          <a
            href={`tel:${store.phone}`}
            className="relative inline-flex min-h-touch items-center gap-2 text-small font-semibold hover:text-oxblood"
          >
            <Icon name="phone" className="size-5 shrink-0 text-oxblood" />
            <span>{store.phone}</span>
          </a>
        ) : null}
        {maps ? <MapLinks address={store.address} className="relative" /> : null}
      </div>
    </article>
  );
}
