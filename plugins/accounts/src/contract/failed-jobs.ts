import { FAILURE_REASONS, list } from "@zakh/kit/contract";
import { z } from "zod";

/** A background job that was given up, that fails repeatedly, or that is tried again after a failure; usually a mail. */
export const failedJob = z.object({
  id: z.number().int(),
  /** A retrying job is tried again by itself, at `nextAttemptAt`; one that was given up waits for the owner. */
  state: z.enum(["given_up", "retrying"]),
  /** Name of the task, such as `send-mail`. */
  task: z.string(),
  /** The recipient of a mail, masked. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  failedAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  reason: z.enum(FAILURE_REASONS),
  /** The last error's own message. */
  detail: z.string(),
  /** False when the job is no longer useful, such as a mail with an expired link, and for a retrying one. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJob>;

/**
 * `GET /api/admin/failed-jobs`: given-up jobs first, newest first, then retrying ones by their next attempt; the first
 * 1,000, or pages of them with `limit`.
 */
export const failedJobs = list(failedJob);
