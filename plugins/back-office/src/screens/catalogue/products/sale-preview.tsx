import { Minus, Plus } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import {
  fitQuantity,
  lineTotal,
  maximumQuantity,
  minimumQuantity,
  quantityText,
  type SaleRule,
  stepDown,
  stepUp,
} from "@zakh/catalog/contract";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";
import { won } from "../../ui/money";
import { Picture } from "../../ui/pictures/picture";
import { Price } from "../../ui/price";

interface SalePreviewProps {
  name: string;
  /** URL of the primary picture; "" for none. */
  imageUrl: string;
  /** `undefined` while price or rule is invalid. */
  sale: (SaleRule & { price: number }) | undefined;
}

/** A preview of price and rule with a working stepper; uses the same rule as cart and server. */
export function SalePreview({ name, imageUrl, sale }: SalePreviewProps) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t("products.preview")}
      className="bg-ui-bg-subtle border-ui-border-base flex flex-col gap-y-3 rounded-lg border p-4"
    >
      <Text className="text-ui-fg-subtle text-sm font-medium">{t("products.preview")}</Text>
      <div className="flex items-center gap-x-3">
        <Picture key={imageUrl} url={imageUrl} alt="" className="!size-16" />
        <div className="min-w-0">
          <Text className="text-ui-fg-base line-clamp-2 text-base font-medium">
            {name || t("products.preview.name")}
          </Text>
          {sale && <Price {...sale} />}
        </div>
      </div>
      {sale ? <Trial sale={sale} /> : <Text className="text-ui-fg-subtle text-sm">{t("products.preview.none")}</Text>}
    </section>
  );
}

function Trial({ sale }: { sale: SaleRule & { price: number } }) {
  const { t, language } = useTexts();
  const [wanted, setWanted] = useState<number>();
  const minimum = minimumQuantity(sale);
  const quantity = wanted === undefined ? minimum : fitQuantity(wanted, sale);
  const shown = (value: number) => quantityText(value, sale.unit, language);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
        <Line label={t("products.preview.minimum")}>{shown(minimum)}</Line>
        <Line label={t("products.preview.step")}>{shown(sale.packSize)}</Line>
        <Line label={t("products.preview.maximum")}>{shown(maximumQuantity(sale))}</Line>
      </dl>
      <div className="border-ui-border-base flex items-center justify-between gap-x-3 border-t pt-3">
        <div className="flex items-center gap-x-1">
          <IconAction
            type="button"
            className="size-11 md:size-9"
            label={t("products.preview.less")}
            disabled={quantity <= minimum}
            onClick={() => setWanted(stepDown(quantity, sale))}
          >
            <Minus />
          </IconAction>
          <output className="text-ui-fg-base min-w-16 text-center text-base font-medium tabular-nums">
            {shown(quantity)}
          </output>
          <IconAction
            type="button"
            className="size-11 md:size-9"
            label={t("products.preview.more")}
            disabled={quantity >= maximumQuantity(sale)}
            onClick={() => setWanted(stepUp(quantity, sale))}
          >
            <Plus />
          </IconAction>
        </div>
        <span className="text-right">
          <span className="text-ui-fg-subtle block text-sm">{t("products.preview.total")}</span>
          <output className="text-ui-fg-base text-lg font-semibold tabular-nums">
            {won(lineTotal(sale.price, quantity, sale.priceDivisor))}
          </output>
        </span>
      </div>
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ui-fg-subtle">{label}</dt>
      <dd className="text-ui-fg-base text-right tabular-nums">{children}</dd>
    </>
  );
}
