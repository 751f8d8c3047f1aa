import { XMarkMini } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { LOW_STOCK_TIMES } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";

/** Says that the list has only what is running out, and what that means; a button shows all again. */
export function RunningOutFilter({ onClear }: { onClear: () => void }) {
  const { t } = useTexts();
  return (
    <div className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text flex items-center gap-3 rounded-lg border px-4 py-2">
      <Text className="min-w-0 flex-1 text-sm">{t("products.low", { times: LOW_STOCK_TIMES })}</Text>
      <Button variant="secondary" className="h-11 shrink-0 px-4 text-sm md:h-9" onClick={onClear}>
        <XMarkMini />
        <span>{t("products.low.clear")}</span>
      </Button>
    </div>
  );
}
