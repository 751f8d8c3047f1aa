import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { ActionButton } from "../../ui/action-button";
import { toast } from "../../ui/toast";
import { RestockDrawer } from "./restock-drawer";
import { type ListedProduct, useQuickSave } from "./use-quick-save";

/** Sold out in one tap, seen by shoppers at once; a sold-out product comes back by saying how much there is. */
export function SoldOutButton({ product }: { product: ListedProduct }) {
  const { t } = useTexts();
  const { send, isSaving } = useQuickSave();
  const [restocking, setRestocking] = useState(false);
  const { name, isSoldOut } = product;
  const text = t(isSoldOut ? "products.quick.back" : "products.quick.sellOut");

  async function sellOut() {
    const refused = await send(product, {
      change: { trackStock: true, stock: 0 },
      done: t("products.quick.soldOut"),
      // Nothing is left, however much there was.
      isRightAnyway: true,
    });
    if (refused) toast.error(t("error"), { description: refused });
  }

  return (
    <>
      <ActionButton
        label={`${name}: ${text}`}
        busy={isSaving(product)}
        onPress={() => (isSoldOut ? setRestocking(true) : void sellOut())}
      >
        {text}
      </ActionButton>
      {restocking && <RestockDrawer product={product} onClose={() => setRestocking(false)} />}
    </>
  );
}
