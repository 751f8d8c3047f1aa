import { Checkbox, clx } from "@medusajs/ui";
import type { Product } from "@zakh/catalog/contract";
import { memo, useId } from "react";
import { useTexts } from "../../i18n/text";
import { ActionButton } from "../../ui/action-button";
import { won } from "../../ui/money";
import { isLeftOut, type LeftOut, type PreviewedPrice } from "./price-preview";
import { ProductBadges } from "./product-badges";

interface PreviewRowsProps {
  previews: readonly PreviewedPrice[];
  chosen: LeftOut;
  /** Leaves a product out, or not. Stable, so that typing draws only the prices anew. */
  onLeave: (id: number, leaves: boolean) => void;
  onLeaveAll: (leaves: boolean) => void;
}

/** Every product with its old and its new price, and a box to leave it out. */
export function PreviewRows({ previews, chosen, onLeave, onLeaveAll }: PreviewRowsProps) {
  const { t } = useTexts();
  if (previews.length === 0) return <p className="text-ui-fg-subtle text-base md:text-sm">{t("products.noMatch")}</p>;
  return (
    <>
      <span className="grid grid-cols-2 gap-2 md:flex">
        <ActionButton busy={false} onPress={() => onLeaveAll(false)}>
          {t("prices.all")}
        </ActionButton>
        <ActionButton busy={false} onPress={() => onLeaveAll(true)}>
          {t("prices.none")}
        </ActionButton>
      </span>
      <ul aria-label={t("prices.preview")} className="divide-ui-border-base border-ui-border-base divide-y border-y">
        {previews.map(({ product, ...preview }) => (
          <PreviewRow
            key={product.id}
            product={product}
            {...preview}
            isLeft={isLeftOut(product, chosen)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </>
  );
}

interface PreviewRowProps extends PreviewedPrice {
  isLeft: boolean;
  onLeave: PreviewRowsProps["onLeave"];
}

/** Memoized, as there may be 500. */
const PreviewRow = memo(function PreviewRow({ product, to, isLow, isBeyond, isLeft, onLeave }: PreviewRowProps) {
  const { t } = useTexts();
  const id = useId();
  const isChanged = !isLeft && to !== undefined && to !== product.price;
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-x-3 py-2">
        <ChosenBox id={id} product={product} isLeft={isLeft} onLeave={onLeave} />
        <span className="text-ui-fg-base flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 text-base md:text-sm">
          <span className="min-w-0 break-words">{product.name}</span>
          <ProductBadges product={product} />
          {isBeyond && !isLeft && <span className="text-ui-tag-orange-text w-full text-sm">{t("prices.stays")}</span>}
        </span>
        <span className="shrink-0 text-right text-base tabular-nums md:text-sm">
          <span className={clx("block", isChanged ? "text-ui-fg-subtle text-sm line-through" : "text-ui-fg-base")}>
            {won(product.price)}
          </span>
          {isChanged && (
            <strong className={clx("block font-semibold", isLow ? "text-ui-fg-error" : "text-ui-fg-base")}>
              {won(to)}
            </strong>
          )}
        </span>
      </label>
    </li>
  );
});

interface ChosenBoxProps extends Pick<PreviewRowProps, "isLeft" | "onLeave"> {
  id: string;
  product: Product;
}

/** Memoized apart from its row, whose price changes with every typed digit. */
const ChosenBox = memo(function ChosenBox({ id, product, isLeft, onLeave }: ChosenBoxProps) {
  return (
    <Checkbox
      id={id}
      checked={!isLeft}
      onCheckedChange={(checked) => onLeave(product.id, checked !== true)}
      className="shrink-0"
    />
  );
});
