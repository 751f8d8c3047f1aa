import { FAILURE_REASONS, list } from "@zakh/kit/contract";
import { z } from "zod";

/** Background work that the shop has given up, or that fails again and again: a mail, as a rule. */
export const failedJob = z.object({
  id: z.number().int(),
  /** Name of the task, such as `send-mail`. */
  task: z.string(),
  /** To whom a mail goes, masked. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  failedAt: z.iso.datetime(),
  attempts: z.number().int(),
  reason: z.enum(FAILURE_REASONS),
  /** What the computer said, in its own words. */
  detail: z.string(),
  /** False where what it was good for is over, as for a link that nobody can use any more. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** `GET /api/admin/failed-jobs`: newest first; the first 1,000, or pages of them with `limit`. */
export const failedJobs = list(failedJob);
