import { ExclamationCircle } from "@medusajs/icons";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useFailedJobCount } from "../resources/shop-health";
import { CountNotice } from "./count-notice";

/** A notice of failed background jobs, such as mails to customers, with a link to them. */
export function FailedJobsNotice() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const count = useFailedJobCount();
  return (
    <CountNotice
      tone="orange"
      Icon={ExclamationCircle}
      count={count}
      text={t("failedJobs.notice", { count })}
      more={t("failedJobs.notice.text")}
      to={screenPath("failed-jobs")}
      open={t("failedJobs.notice.open")}
      isAlert
    />
  );
}
