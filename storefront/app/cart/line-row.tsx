import { quantityText } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { paths } from "../lib/routing/paths";
import { SellerName } from "../sellers/seller-name";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";
import type { CartLine } from "./cart-line";
import { faultText } from "./fault-text";
import { cartLineTotal } from "./use-cart";

interface LineRowProps {
  line: CartLine;
  /** Called when somebody goes to the product, which may be the open page. */
  onClick?: () => void;
}

/** A cart line in short: picture, name, quantity and line total. */
export function LineRow({ line, onClick }: LineRowProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const name = localized(line, "name", language);
  const lang = fallbackLanguage(line, "name", language);
  const fault = faultText(t, line, language);
  return (
    <PageLink
      to={paths.product(line.productId)}
      onClick={onClick}
      className="flex items-center gap-3 rounded-control py-2 hover:text-oxblood"
    >
      <span className="size-14 shrink-0 overflow-hidden rounded-control">
        <Picture url={line.imageUrls[0] ?? ""} alt="" name={name} nameLang={lang} sizes="56px" eager />
      </span>
      <span className="min-w-0 flex-1">
        <span lang={lang} className="line-clamp-2 text-small font-semibold leading-snug">
          {name}
        </span>
        <span className="text-micro text-ink-faint">{quantityText(line.quantity, line.unit, language)}</span>
        <SellerName seller={line.seller} className="block truncate text-micro text-ink-soft" />
        {fault ? <span className="block text-micro font-semibold text-ember-deep">{fault}</span> : null}
      </span>
      {fault ? null : <span className="figures shrink-0 text-base">{formatWon(cartLineTotal(line))}</span>}
    </PageLink>
  );
}
