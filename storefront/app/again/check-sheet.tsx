import { lineTotal, quantityText } from "@zakh/catalog/contract";
import type { Offered } from "@zakh/favorites/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import type { CardProduct } from "../lib/data/products";
import { formatWon } from "../lib/format/money";
import { Button } from "../ui/button";
import { PageSpinner } from "../ui/page-spinner";
import { Sheet } from "../ui/sheet";

/** What is no longer sold, as the order calls it. */
export interface GoneLine {
  id: number;
  name: string;
}

interface CheckSheetProps {
  open: boolean;
  onClose: () => void;
  offered: Offered<CardProduct>;
  gone: readonly GoneLine[];
  onAdd: () => void;
}

/** Says what of an order there is today, at which prices, and what is missing, before anything is added to the cart. */
export default function CheckSheet({ open, onClose, offered, gone, onAdd }: CheckSheetProps) {
  const { t } = useTexts();
  const isReady = useLaterTexts();
  const sold = offered.lines.filter(({ quantity }) => quantity > 0);
  const sum = sold.reduce(
    (all, { product, quantity }) => all + lineTotal(product.price, quantity, product.priceDivisor),
    0,
  );
  if (!isReady) {
    return (
      <Sheet open={open} onClose={onClose} title={t("myPage.again")} description={t("myPage.again")} place="middle">
        <PageSpinner />
      </Sheet>
    );
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("again.checkTitle")}
      description={t("again.checkText")}
      place="middle"
    >
      <div className="overflow-y-auto p-5">
        <p aria-hidden="true" className="text-small text-ink-soft">
          {t("again.checkText")}
        </p>
        <ul className="mt-3 divide-y divide-dashed divide-paper-edge">
          {offered.lines.map((line) => (
            <li key={line.product.id}>
              <OfferedRow {...line} />
            </li>
          ))}
          {gone.map(({ id, name }) => (
            <li key={id} className="py-2">
              <p className="font-semibold">{name}</p>
              <p className="text-small font-semibold text-ember-deep">{t("again.gone")}</p>
            </li>
          ))}
        </ul>
        <p className="rule mt-3 flex justify-between gap-4 pt-3">
          <span className="font-semibold">{t("again.sum")}</span>
          <span className="figures text-title-s text-oxblood">{formatWon(sum)}</span>
        </p>
      </div>
      <div className="grid grid-cols-[1fr_2fr] gap-3 p-5 pt-0 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <Button look="outline" onClick={onClose}>
          {t("again.cancel")}
        </Button>
        <Button disabled={sold.length === 0} onClick={onAdd}>
          {t("again.add")}
        </Button>
      </div>
    </Sheet>
  );
}

function OfferedRow({ product, wanted, quantity }: Offered<CardProduct>["lines"][number]) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const name = localized(product, "name", language);
  const shown = quantityText(quantity, product.unit, language);
  return (
    <div className="flex items-baseline justify-between gap-3 py-2">
      <div className="min-w-0">
        <p lang={fallbackLanguage(product, "name", language)} className="font-semibold">
          {name}
        </p>
        {quantity === wanted ? (
          <p className="text-small text-ink-soft">{shown}</p>
        ) : (
          <p className="text-small font-semibold text-ember-deep">
            {quantity === 0
              ? t("product.soldOut")
              : t("again.less", { quantity: shown, wanted: quantityText(wanted, product.unit, language) })}
          </p>
        )}
      </div>
      {quantity > 0 ? (
        <p className="figures shrink-0 text-oxblood">
          {formatWon(lineTotal(product.price, quantity, product.priceDivisor))}
        </p>
      ) : null}
    </div>
  );
}
