import { Receipt } from "@medusajs/icons";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useSummary } from "../resources/summary";
import { CountNotice } from "./count-notice";

/** How many cash receipts are to be issued or to be cancelled, with a link to them. */
export function CashReceiptsNotice() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = useSummary().data?.cashReceipts ?? 0;
  return (
    <CountNotice
      tone="blue"
      Icon={Receipt}
      count={count}
      text={t("cashReceipts.notice", { count })}
      to={screenPath("cash-receipts")}
      open={t("cashReceipts.notice.open")}
    />
  );
}
