import { Checkbox, clx } from "@medusajs/ui";
import { useId } from "react";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import type { PreviewedPrice } from "./price-preview";

interface PreviewRowsProps {
  previews: readonly PreviewedPrice[];
  /** Public ids of the products that keep their price. */
  left: ReadonlySet<number>;
  onLeft: (left: ReadonlySet<number>) => void;
}

/** Every product with its old and its new price, and a box to leave it out. */
export function PreviewRows({ previews, left, onLeft }: PreviewRowsProps) {
  const { t } = useTexts();
  if (previews.length === 0) return <p className="text-ui-fg-subtle text-base md:text-sm">{t("products.noMatch")}</p>;
  return (
    <ul aria-label={t("prices.preview")} className="divide-ui-border-base border-ui-border-base divide-y border-y">
      {previews.map((preview) => (
        <PreviewRow
          key={preview.product.id}
          preview={preview}
          isLeft={left.has(preview.product.id)}
          onToggle={() => {
            const next = new Set(left);
            if (!next.delete(preview.product.id)) next.add(preview.product.id);
            onLeft(next);
          }}
        />
      ))}
    </ul>
  );
}

interface PreviewRowProps {
  preview: PreviewedPrice;
  isLeft: boolean;
  onToggle: () => void;
}

function PreviewRow({ preview: { product, to, isLow }, isLeft, onToggle }: PreviewRowProps) {
  const id = useId();
  const isChanged = !isLeft && to !== undefined && to !== product.price;
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-x-3 py-2">
        <Checkbox id={id} checked={!isLeft} onCheckedChange={onToggle} className="shrink-0" />
        <span className="text-ui-fg-base min-w-0 flex-1 break-words text-base md:text-sm">{product.name}</span>
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
}
