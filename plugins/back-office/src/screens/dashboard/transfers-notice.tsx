import { CreditCard } from "@medusajs/icons";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useWaitingLineCount } from "../resources/statements";
import { CountNotice } from "./count-notice";

/** How many transfers wait for a decision, with a link to them. */
export function TransfersNotice() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = useWaitingLineCount();
  return (
    <CountNotice
      tone="blue"
      Icon={CreditCard}
      count={count}
      text={t("transfers.notice", { count })}
      to={screenPath("transfers")}
      open={t("transfers.notice.open")}
    />
  );
}
