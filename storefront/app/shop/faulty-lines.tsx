import { orderableLines } from "../cart/orderable-lines";
import { cart, useCart } from "../cart/use-cart";
import { useTexts } from "../i18n/use-texts";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Says that some lines cannot be ordered, with a button that corrects all of them (decision 79). */
export function FaultyLines() {
  const { t } = useTexts();
  const { lines, ordered } = useCart();
  if (ordered.length === lines.length) return null;
  return (
    <div className="mt-5">
      <Notice tone="wrong" title={t("cart.faultyTitle")}>
        <p>{t("cart.faultyText")}</p>
        <Button look="outline" className="mt-3" onClick={() => cart.replace(orderableLines(cart.lines()))}>
          {t("cart.fix")}
        </Button>
      </Notice>
    </div>
  );
}
