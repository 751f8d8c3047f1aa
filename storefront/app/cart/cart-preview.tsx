import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { paths } from "../lib/routing/paths";
import { ButtonLink } from "../ui/button";
import { LineRow } from "./line-row";
import { useCart } from "./use-cart";

/** How many lines the preview shows (spec §9). */
const PREVIEW_LINES = 3;

/** The cart's lines, shown while the pointer is on the cart button (spec §2). For use inside a `group/cart`. */
export default function CartPreview() {
  const { t } = useTexts();
  const { lines, subtotal } = useCart();
  const more = lines.length - PREVIEW_LINES;
  return (
    <div className="invisible absolute right-0 top-full z-header hidden w-80 pt-2 opacity-0 transition-opacity delay-100 duration-quick group-focus-within/cart:visible group-focus-within/cart:opacity-100 group-hover/cart:visible group-hover/cart:opacity-100 md:block">
      <div className="rounded-card border border-paper-edge bg-linen p-4 shadow-lift">
        <p className="font-display text-title-s font-semibold">{t("cartPreview.title")}</p>
        <ul className="mt-1 divide-y divide-dashed divide-paper-edge">
          {lines.slice(0, PREVIEW_LINES).map((line) => (
            <li key={line.productId}>
              <LineRow line={line} />
            </li>
          ))}
        </ul>
        {more > 0 ? <p className="pb-1 text-small text-ink-faint">{t("cartPreview.more", { count: more })}</p> : null}
        <p className="rule flex items-baseline justify-between pt-3">
          <span className="text-small">{t("common.total")}</span>
          <span className="figures text-title-s text-oxblood">{formatWon(subtotal)}</span>
        </p>
        <ButtonLink to={paths.cart} className="mt-3 w-full">
          {t("cartPreview.open")}
        </ButtonLink>
      </div>
    </div>
  );
}
