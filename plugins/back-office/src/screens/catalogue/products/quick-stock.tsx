import { clx } from "@medusajs/ui";
import { productData, quantityText, UNTRACKED_STOCK, unitWord } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";
import { QuickField } from "./quick-field";
import { type ListedProduct, useQuickSave } from "./use-quick-save";

const { stock } = productData.shape;

/** What is left of a listed product, edited in its place; typing an amount begins to count it, an empty field stops. */
export function QuickStock({ product }: { product: ListedProduct }) {
  const { t, language, errorText } = useTexts();
  const { send } = useQuickSave();
  const { name, unit, trackStock, isSoldOut } = product;

  async function save(typed: string): Promise<string | undefined> {
    const done = t("products.quick.stockSaved");
    if (typed.trim() === "") return send(product, { change: { trackStock: false, stock: UNTRACKED_STOCK }, done });
    const read = stock.safeParse(typed);
    if (!read.success) return errorText(read.error.issues[0]?.message ?? "stock_invalid");
    return send(product, { change: { trackStock: true, stock: read.data }, done });
  }

  return (
    <QuickField
      label={t("products.quick.stock", { name, unit: unitWord(unit, language) })}
      value={trackStock ? String(product.stock) : ""}
      onSave={save}
    >
      <span className={clx("text-sm", isSoldOut ? "text-ui-fg-error font-medium" : "text-ui-fg-subtle")}>
        {!trackStock
          ? t("products.uncounted")
          : isSoldOut && product.stock === 0
            ? t("products.soldOut")
            : t("products.left", { value: quantityText(product.stock, unit, language) })}
      </span>
    </QuickField>
  );
}
