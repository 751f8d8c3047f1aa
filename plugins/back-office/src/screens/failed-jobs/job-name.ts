import type { FailedJob } from "@zakh/accounts/contract";
import { useTexts } from "../i18n/text";
import { TASK_TEXTS } from "./task-texts";

/** What work it is, for people; a task of a later version is called as the program calls it. */
export function useJobName(): (job: FailedJob) => string {
  const { t } = useTexts();
  return ({ task }) => {
    const key = TASK_TEXTS[task];
    return key ? t(key) : task;
  };
}
