import { CheckCircle } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useFailedJobs } from "../resources/failed-jobs";
import { Pager } from "../ui/pager";
import { EmptyState, LoadError } from "../ui/screen-state";
import { readUsersAddress, withPage } from "../users/users-address";
import { FailedJobList } from "./failed-job-list";

const PAGE_SIZE = 20;

/** Background work that the shop has given up, such as mails: why, and what can be done about it. */
export default function FailedJobsScreen() {
  const { t } = useTexts();
  const { router } = useHost();
  const [address, setAddress] = router.useSearchParams();
  const { page } = readUsersAddress(address);
  const jobs = useFailedJobs(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  if (jobs.isError && !jobs.data) {
    return <LoadError title={t("failedJobs.failed")} error={jobs.error} onRetry={() => jobs.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-y-4">
      {jobs.data && jobs.data.total > 0 && (
        <Text className="text-ui-fg-subtle text-sm" aria-live="polite">
          {t("failedJobs.total", { count: jobs.data.total })}
        </Text>
      )}
      <FailedJobList
        jobs={jobs.data?.rows}
        empty={<EmptyState icon={<CheckCircle />}>{t("failedJobs.empty")}</EmptyState>}
      />
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={jobs.data?.total ?? 0}
        onPage={(next) => {
          setAddress(withPage(address, next));
          window.scrollTo({ top: 0 });
        }}
      />
    </div>
  );
}
