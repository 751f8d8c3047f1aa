import { Eye, EyeSlash } from "@medusajs/icons";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";
import { toast } from "../../ui/toast";
import { type ListedProduct, useQuickSave } from "./use-quick-save";

/** Hides a listed product from shoppers, or shows it again. */
export function HideButton({ product }: { product: ListedProduct }) {
  const { t } = useTexts();
  const { send, isSaving } = useQuickSave();
  const { name, isHidden } = product;
  const busy = isSaving(product);

  async function toggle() {
    const refused = await send(product, {
      change: { isHidden: !isHidden },
      done: t(isHidden ? "products.quick.shown" : "products.quick.hidden"),
    });
    if (refused) toast.error(t("error"), { description: refused });
  }

  return (
    <IconAction
      type="button"
      variant="transparent"
      className="size-11 md:size-9"
      label={t(isHidden ? "products.show" : "products.hide", { name })}
      disabled={busy}
      isLoading={busy}
      onClick={() => void toggle()}
    >
      {isHidden ? <EyeSlash /> : <Eye />}
    </IconAction>
  );
}
