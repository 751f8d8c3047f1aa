import { model } from "@medusajs/framework/utils";

/**
 * A background job that waits, runs, or was given up. Finished jobs are deleted. A trigger notifies runners of new
 * ones.
 */
export const BackgroundJob = model
  .define("background_job", {
    id: model.id({ prefix: "job" }).primaryKey(),
    number: model.autoincrement(),
    task: model.text(),
    /** The single job of a scheduled task. */
    scheduled: model.boolean().default(false),
    payload: model.json(),
    /** Consecutive failures, for a scheduled job. */
    attempts: model.number().default(0),
    /**
     * Not before this time. Claiming a job moves it forward, so that the job of a process that dies is run again. NULL:
     * given up.
     */
    run_at: model.dateTime().nullable(),
    /** After this time the job is useless, and is given up. */
    valid_until: model.dateTime().nullable(),
    /** When it was given up; for a scheduled job, when it had failed repeatedly. */
    failed_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_background_job_due", on: ["run_at", "number"], where: "run_at IS NOT NULL" },
    {
      name: "IDX_background_job_valid_until",
      on: ["valid_until"],
      where: "run_at IS NOT NULL AND valid_until IS NOT NULL",
    },
    { name: "IDX_background_job_failed", on: ["failed_at"], where: "failed_at IS NOT NULL" },
  ])
  .checks([{ name: "background_job_waits_or_failed", expression: "run_at IS NOT NULL OR failed_at IS NOT NULL" }]);
