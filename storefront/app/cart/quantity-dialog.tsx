import {
  availableQuantity,
  fitQuantity,
  lineTotal,
  minimumQuantity,
  quantityText,
  stepDown,
  stepUp,
} from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useState } from "react";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import type { CardProduct } from "../lib/data/products";
import { formatWon } from "../lib/format/money";
import { Button } from "../ui/button";
import { Origin } from "../ui/origin";
import { Picture } from "../ui/picture";
import { PerHundredGrams, PriceTag } from "../ui/price-tag";
import { QuantityStepper } from "../ui/quantity-stepper";
import { Sheet } from "../ui/sheet";

interface QuantityDialogProps {
  /** Rendered hidden while it is not open. */
  open: boolean;
  product: CardProduct;
  startQuantity: number;
  onClose: () => void;
  onAdd: (quantity: number) => void;
}

/** Asks how much, by the product's sale rule (spec §5, ruling 3). */
export default function QuantityDialog({ open, product, startQuantity, onClose, onAdd }: QuantityDialogProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const maximum = availableQuantity(product);
  const [quantity, setQuantity] = useState(() => Math.min(fitQuantity(startQuantity, product), maximum));
  const name = localized(product, "name", language);
  const lang = fallbackLanguage(product, "name", language);
  const minimum = minimumQuantity(product);
  const { unit } = product;
  return (
    <Sheet
      open={open}
      preRender
      onClose={onClose}
      title={t("quantityDialog.title")}
      description={t("quantityDialog.description")}
      place="middle"
    >
      <div className="overflow-y-auto p-5">
        <div className="flex gap-4">
          <div className="aspect-square w-28 shrink-0 overflow-hidden rounded-card">
            <Picture url={product.imageUrls[0] ?? ""} alt="" name={name} nameLang={lang} sizes="112px" eager />
          </div>
          <div className="min-w-0">
            <p lang={lang} className="text-lead font-semibold leading-snug">
              {name}
            </p>
            <PriceTag of={product} className="mt-2" />
            <PerHundredGrams of={product} className="block text-micro" />
            <p className="mt-2 text-small text-ink-soft">
              {product.packSize > 1
                ? t("product.pack", { quantity: quantityText(product.packSize, unit, language) })
                : t("quantityDialog.minimum", { quantity: quantityText(minimum, unit, language) })}
            </p>
            <Origin of={product} className="mt-1 block break-words text-small text-ink-soft" />
            {product.available === null ? null : (
              <p className="mt-1 text-small text-ember-deep">
                {t("cart.max", { quantity: quantityText(maximum, unit, language) })}
              </p>
            )}
          </div>
        </div>
        <div className="rule mt-5 flex items-center justify-between gap-4 pt-5">
          <QuantityStepper
            label={t("product.quantity")}
            quantity={quantity}
            unit={unit}
            onDecrease={() => setQuantity(stepDown(quantity, product))}
            onIncrease={() => setQuantity(stepUp(quantity, product))}
            atMinimum={quantity <= minimum}
            atMaximum={quantity >= maximum}
          />
          <p className="text-right">
            <span className="block text-micro text-ink-faint">{t("product.sum")}</span>
            <span className="figures text-title text-oxblood">
              {formatWon(lineTotal(product.price, quantity, product.priceDivisor))}
            </span>
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[1fr_2fr] gap-3 p-5 pt-0 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <Button look="outline" onClick={onClose}>
          {t("quantityDialog.cancel")}
        </Button>
        <Button onClick={() => onAdd(quantity)}>{t("quantityDialog.add")}</Button>
      </div>
    </Sheet>
  );
}
