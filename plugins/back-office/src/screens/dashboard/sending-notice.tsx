import { TruckFast } from "@medusajs/icons";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useToSendCount } from "../resources/summary";
import { CountNotice } from "./count-notice";

/** How many paid orders are to be sent, with a link to them (ruling 53). */
export function SendingNotice() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = useToSendCount();
  return (
    <CountNotice
      tone="blue"
      Icon={TruckFast}
      count={count}
      text={t("sending.notice", { count })}
      to={screenPath("sending")}
      open={t("overdue.notice.open")}
    />
  );
}
