import { Receipt } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { useReceiptsFile } from "../../resources/cash-receipts";
import type { Period } from "../../resources/month";
import { useStaffRole } from "../../resources/session";
import { useErrorToast } from "../../ui/error-toast";
import { saveFile } from "../../ui/save-file";

/** The month's cash receipts as a file for the tax office's upload; it has whole numbers, so it is the owner's. */
export function ReceiptsFile(days: Period) {
  const { t } = useTexts();
  const show = useErrorToast();
  const file = useReceiptsFile();
  if (useStaffRole() !== "owner") return null;

  async function download() {
    try {
      const { name, content } = await file.mutateAsync(days);
      saveFile(name, content);
    } catch (error) {
      show.refused(error, t("orders.export.failed"));
    }
  }

  return (
    <Button
      variant="secondary"
      className="h-11 px-4 text-sm max-md:w-full md:h-9"
      disabled={file.isPending}
      isLoading={file.isPending}
      onClick={() => void download()}
    >
      <Receipt />
      <span>{t("month.receiptsFile")}</span>
    </Button>
  );
}
