import { InlineTip } from "@medusajs/ui";
import type { TextKey } from "../i18n/catalogues";
import { useTexts } from "../i18n/text";

/** What the shop does instead, by the beginning of the page's path in Medusa's dashboard. */
const TEXTS = [
  ["/price-lists", "unused.prices"],
  ["/promotions", "unused.promotions"],
  ["/campaigns", "unused.promotions"],
  ["/settings/regions", "unused.regions"],
  ["/settings/tax-regions", "unused.regions"],
  ["/settings/sales-channels", "unused.salesChannels"],
  ["/settings/locations", "unused.shipping"],
] as const satisfies [string, TextKey][];

interface UnusedByShopProps {
  /** Of the dashboard's page, without the dashboard's own beginning. */
  path: string;
}

/** Says on a page of Medusa's dashboard that the shop does not use what it edits, and what to use instead. */
export function UnusedByShop({ path }: UnusedByShopProps) {
  const { t } = useTexts();
  const [, text] = TEXTS.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return text && <InlineTip label={t("unused.label")}>{t(text)}</InlineTip>;
}

/** Says on the page of a product with several variants that the shop sells one. */
export function UnsoldVariants() {
  const { t } = useTexts();
  return (
    <InlineTip label={t("unused.label")} variant="warning">
      {t("unused.variants")}
    </InlineTip>
  );
}
