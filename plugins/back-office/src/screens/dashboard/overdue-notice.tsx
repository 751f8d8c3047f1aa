import { Clock } from "@medusajs/icons";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useSummary } from "../resources/summary";
import { CountNotice } from "./count-notice";

/** How many orders were not paid in time, with a link to them (ruling 49). */
export function OverdueNotice() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = useSummary().data?.overdue ?? 0;
  return (
    <CountNotice
      tone="orange"
      Icon={Clock}
      count={count}
      text={t("overdue.notice", { count })}
      to={screenPath("orders", { overdue: "true", sort: "oldest" })}
      open={t("overdue.notice.open")}
    />
  );
}
