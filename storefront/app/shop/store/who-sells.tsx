import type { Store } from "@zakh/marketplace/contract";
import { businessLines } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { BusinessDetails } from "../../ui/business-details";
import { Icon } from "../../ui/icon";

/** Who the store is by law, and that the shop takes the money (ruling 81); without scripts, and it can be folded. What is not set shows nothing. */
export function WhoSells({ store }: { store: Store }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const lines = businessLines(store, language);
  if (lines.length === 0) return null;
  return (
    <details
      open
      id="who-sells"
      className="group mt-8 scroll-mt-28 rounded-card border border-paper-edge bg-linen px-5 text-small md:mx-8"
    >
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span>{t("footer.business")}</span>
        <Icon name="down" className="size-4 shrink-0 transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <BusinessDetails
        lines={lines}
        className="grid gap-x-8 gap-y-1.5 text-ink-soft sm:grid-cols-2"
        value="text-ink"
        link="font-medium text-ember-deep"
      />
      <p className="rule mb-3 mt-3 pt-3 text-ink-soft">{t("seller.shopCollects")}</p>
    </details>
  );
}
