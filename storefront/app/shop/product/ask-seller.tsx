import { SOCIAL_NETWORKS } from "@zakh/site-settings/contract";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { firstOf } from "../../lib/format/first-of";
import { Icon } from "../../ui/icon";
import { messengerLink } from "../messenger-link";
import type { Seller } from "./product-facts";

const BUTTON =
  "inline-flex min-h-touch items-center gap-2 rounded-control border border-paper-edge bg-linen px-4 text-small font-semibold text-ink hover:border-oxblood";

/** One tap to whoever sells it: the phone, and the chat of the shop. */
export function AskSeller({ seller }: { seller: Seller | null }) {
  const { t } = useTexts();
  const footer = useShellData()?.footer;
  const phone = firstOf(seller ? seller.phone : (footer?.phone ?? ""));
  const network = SOCIAL_NETWORKS.find((each) => footer?.socialLinks[each]);
  const chat = seller ? undefined : network && footer?.socialLinks[network];
  if (!phone && !chat) return null;
  return (
    <section aria-labelledby="ask" className="mt-6">
      <h2 id="ask" className="text-small text-ink-faint">
        {t("product.ask")}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {phone ? (
          <a href={`tel:${phone}`} className={BUTTON}>
            <Icon name="phone" className="size-5" />
            <span className="figures">{phone}</span>
          </a>
        ) : null}
        {chat ? (
          <a href={messengerLink(chat)} target="_blank" rel="noopener" className={BUTTON}>
            <Icon name={network ?? "facebook"} className="size-5" />
            <span>{t("product.askChat")}</span>
          </a>
        ) : null}
      </div>
    </section>
  );
}
