import { shownEmail } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/use-texts";
import { Icon, type IconName } from "../../ui/icon";
import { MapLinks } from "../../ui/map-links";

const LINK =
  "flex min-h-touch items-center gap-3 font-medium text-ink underline-offset-4 hover:text-oxblood hover:underline";

/** Phone, mail, and the address with a link to the map. */
export function StoreContact({ store }: { store: Pick<Store, "phone" | "email" | "address"> }) {
  const { t } = useTexts();
  return (
    <section aria-label={t("store.contact")}>
      <ul className="grid gap-1 text-small">
        {store.phone ? <ContactLink href={`tel:${store.phone}`} icon="phone" text={store.phone} /> : null}
        {store.email ? <ContactLink href={`mailto:${store.email}`} icon="mail" text={shownEmail(store.email)} /> : null}
        {store.address ? (
          <li>
            <p className="flex items-start gap-3 py-2">
              <Icon name="place" className="size-5 shrink-0 text-oxblood" />
              <span className="min-w-0 whitespace-pre-line">{store.address}</span>
            </p>
            <MapLinks address={store.address} className="pl-8" />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function ContactLink({ href, icon, text }: { href: string; icon: IconName; text: string }) {
  return (
    <li>
      <a href={href} className={LINK}>
        <Icon name={icon} className="size-5 shrink-0 text-oxblood" />
        <span translate="no" className="min-w-0 break-words">
          {text}
        </span>
      </a>
    </li>
  );
}
