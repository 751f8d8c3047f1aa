import { Button } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";

/** The buttons below what is asked of a file: the one that reads it submits the form. */
export function ReadButtons({ label, onCancel }: { label?: string; onCancel: () => void }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" className="h-12 flex-1 text-base md:h-9 md:flex-none md:px-6 md:text-sm">
        {label ?? t("transfers.read")}
      </Button>
      <Button type="button" variant="secondary" className="h-12 px-4 text-base md:h-9 md:text-sm" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
