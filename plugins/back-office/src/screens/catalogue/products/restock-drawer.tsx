import { minimumQuantity, productData, quantityText, UNTRACKED_STOCK, unitWord } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { type ListedProduct, useQuickSave } from "./use-quick-save";

const { stock } = productData.shape;

/** Asks how much there is of a sold-out product, or whether it is sold without counting. */
export function RestockDrawer({ product, onClose }: { product: ListedProduct; onClose: () => void }) {
  const { t, language, errorText } = useTexts();
  const { send, isSaving } = useQuickSave();
  const [typed, setTyped] = useState("");
  const [counts, setCounts] = useState(true);
  const [error, setError] = useState<string>();
  const minimum = minimumQuantity(product);

  const submit = useSubmitOnce(async () => {
    const read = stock.safeParse(typed);
    const quantity = read.data;
    if (counts && quantity === undefined) return setError(errorText("stock_invalid"));
    if (counts && quantity !== undefined && quantity < minimum)
      return setError(t("products.restock.tooLittle", { value: quantityText(minimum, product.unit, language) }));
    const refused = await send(product, {
      change: counts ? { trackStock: true, stock: quantity } : { trackStock: false, stock: UNTRACKED_STOCK },
      done: t("products.quick.isBack"),
    });
    if (refused === undefined) onClose();
    else setError(refused);
  });

  return (
    <FormDrawer
      open
      title={t("products.restock.title", { name: product.name })}
      dirty={typed !== "" || !counts}
      busy={isSaving(product)}
      onSubmit={submit}
      onClose={onClose}
    >
      <SwitchField label={t("products.track")} hint={t("products.track.hint")} checked={counts} onChange={setCounts} />
      {counts ? (
        <TextField
          label={`${t("products.stock")} (${unitWord(product.unit, language)})`}
          hint={t("products.stock.hint")}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      ) : (
        error && (
          <p role="alert" className="text-ui-fg-error text-sm">
            {error}
          </p>
        )
      )}
    </FormDrawer>
  );
}
