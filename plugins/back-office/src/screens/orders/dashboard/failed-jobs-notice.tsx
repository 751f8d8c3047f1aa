import { useTexts } from "../../i18n/text";
import { useFailedJobCount } from "../../resources/shop-health";
import { Notice } from "./notice";

/** A notice of failed background jobs, such as mails to customers, with a link to them. */
export function FailedJobsNotice() {
  const { t } = useTexts();
  const count = useFailedJobCount();
  if (count === 0) return null;
  return (
    <Notice
      title={t("failedJobs.notice", { count })}
      text={t("failedJobs.notice.text")}
      screen="failed-jobs"
      open={t("failedJobs.notice.open")}
    />
  );
}
