import { CheckCircle } from "@medusajs/icons";
import { useTexts } from "../../i18n/text";
import { useFailedJobs } from "../../resources/failed-jobs";
import { type ListAddress, readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { FailedJobList } from "./failed-job-list";

const PAGE_SIZE = 20;

function readAddress(search: URLSearchParams): ListAddress<object> {
  return readListAddress(search, {});
}

/** Failed background jobs, such as mails: the reason, and what can be done. */
export default function FailedJobsScreen() {
  const { t } = useTexts();
  const { page, turnTo } = useListAddress(readAddress);
  const jobs = useFailedJobs(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const empty = t("failedJobs.empty");
  return (
    <div className="flex flex-col gap-y-4">
      <PagedList
        query={jobs}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("failedJobs.failed")}
        total={(count) => t("failedJobs.total", { count })}
        narrowed={false}
        noMatch={empty}
        empty={{ icon: <CheckCircle />, text: empty }}
      >
        {(rows, nothing) => <FailedJobList jobs={rows} empty={nothing} />}
      </PagedList>
    </div>
  );
}
