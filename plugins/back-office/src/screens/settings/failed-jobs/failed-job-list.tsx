import { Text } from "@medusajs/ui";
import type { FailedJob } from "@zakh/accounts/contract";
import type { ReactNode } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { type Column, DataList } from "../../ui/lists/data-list";
import { FailedJobActions } from "./failed-job-actions";
import { useJobName } from "./job-name";

const COLUMNS: readonly Column<FailedJob>[] = [
  { header: "failedJobs.what", cell: (job) => <What job={job} /> },
  { header: "failedJobs.why", cell: (job) => <Why job={job} /> },
  { header: "failedJobs.when", cell: (job) => <When job={job} /> },
  { header: "actions", cell: (job) => <FailedJobActions job={job} />, align: "right" },
];

interface FailedJobListProps {
  /** `undefined` while loading. */
  jobs: readonly FailedJob[] | undefined;
  empty: ReactNode;
}

export function FailedJobList({ jobs, empty }: FailedJobListProps) {
  const { t } = useTexts();
  return (
    <DataList
      rows={jobs}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      card={(job) => (
        <article className="flex flex-col gap-y-3">
          <What job={job} />
          <Why job={job} />
          <When job={job} />
          <FailedJobActions job={job} />
        </article>
      )}
      label={t("failedJobs.title")}
      wide
      placeholders={4}
      empty={empty}
    />
  );
}

/** The kind of job; for a mail also recipient and subject. */
function What({ job }: { job: FailedJob }) {
  const name = useJobName();
  return (
    <div className="min-w-0 md:max-w-72 md:py-2">
      <Text className="text-ui-fg-base break-words text-base font-medium md:text-sm">{name(job)}</Text>
      {job.recipient && <Text className="text-ui-fg-subtle break-all text-sm">{job.recipient}</Text>}
      {job.subject && <Text className="text-ui-fg-subtle break-words text-sm">{job.subject}</Text>}
    </div>
  );
}

function Why({ job: { reason, detail } }: { job: FailedJob }) {
  const { t } = useTexts();
  return (
    <div className="min-w-0 whitespace-normal md:max-w-96 md:py-2">
      <Text className="text-ui-fg-base text-sm">{t(`failedJobs.reason.${reason}`)}</Text>
      {reason !== "expired" && detail !== "" && (
        <Text lang="en" className="text-ui-fg-subtle mt-1 break-words text-sm">
          {detail}
        </Text>
      )}
    </div>
  );
}

function When({ job: { failedAt, attempts } }: { job: FailedJob }) {
  const { t } = useTexts();
  return (
    <div className="text-ui-fg-subtle text-sm tabular-nums md:whitespace-nowrap md:py-2">
      <time dateTime={failedAt}>{dateTime(failedAt)}</time>
      {attempts > 0 && <span className="block">{t("failedJobs.attempts", { count: attempts })}</span>}
    </div>
  );
}
