import { ExclamationCircle } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { useFailedJobCount } from "../resources/shop-health";

/** A notice of failed background jobs, such as mails to customers, with a link to them. */
export function FailedJobsNotice() {
  const { t } = useTexts();
  const { router } = useHost();
  const screenPath = useScreenPath();
  const count = useFailedJobCount();
  if (count === 0) return null;
  return (
    <div
      role="alert"
      className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3"
    >
      <ExclamationCircle className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <Text className="text-base font-medium">{t("failedJobs.notice", { count })}</Text>
        <Text className="mt-1 text-sm">{t("failedJobs.notice.text")}</Text>
      </div>
      <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
        <router.Link to={screenPath("failed-jobs")}>{t("failedJobs.notice.open")}</router.Link>
      </Button>
    </div>
  );
}
