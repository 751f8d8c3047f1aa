import { lineTotal, quantityText, type SaleRule } from "@zakh/catalog/contract";
import { type RefObject, useEffect, useState } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";

/** How much of the page's button is enough to press it. */
const VISIBLE = 0.5;

interface BuyBarProps {
  /** The page's own button: the bar stands in for it while it is out of sight. */
  button: RefObject<HTMLElement | null>;
  name: string;
  quantity: number;
  of: SaleRule & { price: number };
  onAdd: () => void;
}

/** What is chosen, its sum and the button that adds it, at the bottom of a phone's screen. */
export function BuyBar({ button, name, quantity, of: product, onAdd }: BuyBarProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((frames) => setShown((frames.at(-1)?.intersectionRatio ?? 1) < VISIBLE), {
      // Behind the bottom bar it is out of sight, too.
      rootMargin: "0px 0px -60px 0px",
      threshold: VISIBLE,
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return (
    <div
      className={classes(
        "sticky bottom-[calc(theme(spacing.bar)+env(safe-area-inset-bottom))] z-sticky -mx-edge flex items-center justify-between gap-3 bg-tallow px-edge py-1.5 shadow-bar md:hidden print:hidden short:bottom-[calc(3rem+env(safe-area-inset-bottom))] short:col-span-full short:flex short:md:bottom-0",
        // It keeps its place below the page's own texts, so that nothing moves.
        !shown && "invisible",
      )}
    >
      <p className="min-w-0">
        <span className="block text-micro text-ink-soft">{quantityText(quantity, product.unit, language)}</span>
        <span className="figures block text-title-s text-oxblood">
          {formatWon(lineTotal(product.price, quantity, product.priceDivisor))}
        </span>
      </p>
      <Button aria-label={t("product.addNamed", { name })} onClick={onAdd} className="shrink-0">
        {t("product.add")}
      </Button>
    </div>
  );
}
