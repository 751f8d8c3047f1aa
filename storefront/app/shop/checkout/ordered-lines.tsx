import { quantityText } from "@zakh/catalog/contract";
import { faultText } from "../../cart/fault-text";
import { cartLineTotal, useCart } from "../../cart/use-cart";
import { useLineName } from "../../cart/use-line-name";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { SellerName } from "../../sellers/seller-name";
import { Origin } from "../../ui/origin";
import { Picture } from "../../ui/picture";

/** The lines of the order, as on a receipt. */
export function OrderedLines() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const nameOf = useLineName();
  const { lines } = useCart();
  return (
    <ul className="mb-4 divide-y divide-dashed divide-paper-edge border-b border-dashed border-paper-edge">
      {lines.map((line) => {
        const { name, lang } = nameOf(line);
        const fault = faultText(t, line, language);
        return (
          <li key={line.productId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
              <Picture url={line.imageUrls[0] ?? ""} alt="" name={name} nameLang={lang} sizes="64px" eager />
            </span>
            <span className="min-w-0 flex-[1_1_5rem] text-small">
              <span lang={lang} className="line-clamp-2 font-semibold leading-snug">
                {name}
              </span>
              <span className="text-ink-faint">{quantityText(line.quantity, line.unit, language)}</span>
              <Origin of={line} className="block break-words text-micro text-ink-faint" />
              <SellerName seller={line.seller} className="block break-words text-micro text-ink-soft" />
              {fault ? <span className="block font-semibold text-ember-deep">{fault}</span> : null}
            </span>
            {fault ? null : <span className="figures ml-auto text-base">{formatWon(cartLineTotal(line))}</span>}
          </li>
        );
      })}
    </ul>
  );
}
