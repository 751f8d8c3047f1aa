import { TRANSFER_FILE_BANKS } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { useTransferFile } from "../../resources/returns";
import { FileMenu } from "../../ui/lists/file-menu";

/** Everything whose account is known, as the file of a bank for many transfers; whatever the filter is. */
export function ReturnExport() {
  const { t } = useTexts();
  const file = useTransferFile();
  return (
    <FileMenu
      label={t("returns.export")}
      kinds={TRANSFER_FILE_BANKS.map((bank) => ({ kind: bank, label: t(`returns.export.${bank}`) }))}
      busy={file.isPending}
      fetch={file.mutateAsync}
      failed={t("orders.export.failed")}
    />
  );
}
