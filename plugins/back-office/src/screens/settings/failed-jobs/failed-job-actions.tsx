import { Button, Text } from "@medusajs/ui";
import type { FailedJob } from "@zakh/accounts/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useDismissFailedJob, useRetryFailedJob } from "../../resources/failed-jobs";
import { useQuestion } from "../../ui/drawers/use-question";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";
import { useJobName } from "./job-name";

const BUTTON = "h-auto min-h-11 px-4 py-1 text-sm md:min-h-9";

/** Retries a given-up job, or removes it from the list after a confirmation; of a retrying one, its next attempt. */
export function FailedJobActions({ job }: { job: FailedJob }) {
  const { t } = useTexts();
  const prompt = useQuestion();
  const show = useErrorToast();
  const retry = useRetryFailedJob();
  const dismiss = useDismissFailedJob();
  const jobName = useJobName()(job);
  const name = job.recipient ? `${jobName}, ${job.recipient}` : jobName;

  // Awaited instead of using the callbacks of `mutate`, which are lost when the row is unmounted.
  async function tryAgain() {
    try {
      await retry.mutateAsync(job.id);
      toast.success(t("failedJobs.retried"), { description: t("failedJobs.retried.text") });
    } catch (error) {
      show.refused(error, t("failedJobs.retryFailed"));
    }
  }

  async function askAndDismiss() {
    const agreed = await prompt({
      title: t("failedJobs.dismiss.title", { name }),
      description: t("failedJobs.dismiss.text"),
      confirmText: t("failedJobs.dismiss"),
      cancelText: t("cancel"),
      variant: "danger",
    });
    if (!agreed) return;
    try {
      await dismiss.mutateAsync(job.id);
      toast.success(t("failedJobs.dismissed"), { description: name });
    } catch (error) {
      show.refused(error, t("failedJobs.dismissFailed"));
    }
  }

  if (job.nextAttemptAt !== null) {
    return (
      <Text className="text-ui-fg-subtle whitespace-normal text-sm tabular-nums md:ml-auto md:max-w-56 md:py-2">
        {t("failedJobs.retrying", { time: dateTime(job.nextAttemptAt) })}
      </Text>
    );
  }
  const busy = retry.isPending || dismiss.isPending;
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-end md:py-2">
      {job.canRetry && (
        <Button
          type="button"
          variant="secondary"
          className={BUTTON}
          aria-label={t("failedJobs.retry.label", { name })}
          disabled={busy}
          isLoading={retry.isPending}
          onClick={tryAgain}
        >
          {t("failedJobs.retry")}
        </Button>
      )}
      <Button
        type="button"
        variant="transparent"
        className={`${BUTTON} text-ui-fg-error`}
        aria-label={t("failedJobs.dismiss.label", { name })}
        disabled={busy}
        isLoading={dismiss.isPending}
        onClick={askAndDismiss}
      >
        {t("failedJobs.dismiss")}
      </Button>
    </div>
  );
}
