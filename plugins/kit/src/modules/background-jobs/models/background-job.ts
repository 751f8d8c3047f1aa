import { model } from "@medusajs/framework/utils";

/** A piece of background work that waits, is being done, or was given up. What is done is deleted. A trigger tells runners of new ones. */
export const BackgroundJob = model
  .define("background_job", {
    id: model.id({ prefix: "job" }).primaryKey(),
    number: model.autoincrement(),
    /** Name of the task that knows how it is done. */
    task: model.text(),
    /** The one job of a task that is done again and again. */
    scheduled: model.boolean().default(false),
    payload: model.json(),
    /** In a row, for a scheduled job. */
    attempts: model.number().default(0),
    /** Not before this; moved on by whoever takes the job in hand, so that a process that dies loses none. NULL: given up. */
    run_at: model.dateTime().nullable(),
    /** It is worth nothing after this, and is given up. */
    valid_until: model.dateTime().nullable(),
    /** Given up; or, for a scheduled one, failed again and again. */
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
