import { FAILURE_REASONS, list } from "@zakh/kit/contract";
import { z } from "zod";

/** A background job that was given up, or that fails repeatedly; usually a mail. */
export const failedJob = z.object({
  id: z.number().int(),
  /** Name of the task, such as `send-mail`. */
  task: z.string(),
  /** The recipient of a mail, masked. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  failedAt: z.iso.datetime(),
  attempts: z.number().int(),
  reason: z.enum(FAILURE_REASONS),
  /** The last error's own message. */
  detail: z.string(),
  /** False when the job is no longer useful, such as a mail with an expired link. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** `GET /api/admin/failed-jobs`: newest first; the first 1,000, or pages of them with `limit`. */
export const failedJobs = list(failedJob);
