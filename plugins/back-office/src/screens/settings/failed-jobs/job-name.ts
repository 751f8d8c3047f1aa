import type { FailedJob } from "@zakh/accounts/contract";
import { useTexts } from "../../i18n/text";
import { TASK_TEXTS } from "./task-texts";

/** The display name of a job; an unknown task of a later version is shown by its technical name. */
export function useJobName(): (job: FailedJob) => string {
  const { t } = useTexts();
  return ({ task }) => {
    const key = TASK_TEXTS[task];
    return key ? t(key) : task;
  };
}
