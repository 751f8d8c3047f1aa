import { businessLines } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { BusinessDetails } from "../../ui/business-details";

/** Who sells, as the law has it, on every page and without scripts; it can be folded. Nothing while nothing is set. */
export function Business() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const business = useShellData()?.business;
  const lines = business ? businessLines(business, language) : [];
  if (lines.length === 0) return null;
  return (
    <div className="border-t border-paper/15">
      <details open className="page py-3 text-small text-paper/80">
        <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-paper">
          <span>{t("footer.business")}</span>
        </summary>
        <BusinessDetails
          lines={lines}
          className="grid gap-x-8 gap-y-1.5 pb-2 sm:grid-cols-2 lg:grid-cols-3"
          value="text-paper"
          link="hover:text-white"
        />
      </details>
    </div>
  );
}
