import { businessLines } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";

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
        <dl className="grid gap-x-8 gap-y-1.5 pb-2 sm:grid-cols-2 lg:grid-cols-3">
          {lines.map(({ field, label, value, url }) => (
            <div key={field} className="min-w-0">
              <dt className="inline">{`${label}: `}</dt>
              <dd className="inline break-words text-paper">
                {url ? (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener"
                    className="whitespace-nowrap underline underline-offset-4 hover:text-white"
                  >
                    {value}
                  </a>
                ) : (
                  <span className={/^[\d-]+$/.test(value) ? "whitespace-nowrap" : undefined}>{value}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
