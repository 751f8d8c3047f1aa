import type { FailureReason } from "../contract/failure-reasons";
import type { Queryable } from "../database/one-transaction";
import { maskAddresses } from "../log/mask-address";
import { failureReason } from "./failure-reason";

/** A failed job as shown to the shop's owner: one that was given up, or a scheduled one that fails repeatedly. */
export interface FailedJob {
  id: number;
  /** Name of the task. */
  task: string;
  /** Masked address of a mail. */
  recipient: string | null;
  /** Subject of a mail. */
  subject: string | null;
  failedAt: string;
  attempts: number;
  reason: FailureReason;
  /** The last error's own message, without addresses. */
  detail: string;
  /** Whether it can be retried; it may have expired. */
  canRetry: boolean;
}

interface Row extends Omit<FailedJob, "reason" | "failedAt"> {
  failedAt: Date;
}

/** A page of failed jobs, newest first, and their total number. */
export async function listFailedJobs(
  sql: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await sql.query<Row>(
    `SELECT job.number AS id, job.task, mail.recipient, mail.subject, job.failed_at AS "failedAt", job.attempts,
       coalesce(job.last_error, '') AS detail, (job.valid_until > now()) IS NOT FALSE AS "canRetry"
     FROM background_job job LEFT JOIN outgoing_mail mail ON mail.id = job.id
     WHERE job.failed_at IS NOT NULL ORDER BY job.failed_at DESC, job.number DESC LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return {
    jobs: rows.map(({ failedAt, recipient, ...job }) => ({
      ...job,
      recipient: recipient && maskAddresses(recipient),
      failedAt: failedAt.toISOString(),
      reason: job.canRetry ? failureReason(job.detail) : "expired",
    })),
    total: await countFailedJobs(sql),
  };
}

export async function countFailedJobs(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM background_job WHERE failed_at IS NOT NULL",
  );
  return rows[0]?.count ?? 0;
}

export type RetryAnswer = "retried" | "expired" | "missing";

/** Runs a given-up job again now, with the retries of a new one. */
export async function retryFailedJob(sql: Queryable, number: number): Promise<RetryAnswer> {
  const { rows } = await sql.query<{ expired: boolean }>(
    `WITH failed AS (
       SELECT id, (valid_until <= now()) IS TRUE AS expired FROM background_job
       WHERE number = $1 AND failed_at IS NOT NULL FOR UPDATE
     ), again AS (
       UPDATE background_job job SET failed_at = NULL, last_error = NULL, attempts = 0, run_at = now(), created_at = now(), updated_at = now()
       FROM failed WHERE job.id = failed.id AND NOT failed.expired RETURNING job.id
     )
     SELECT expired, (SELECT pg_notify('zakh_jobs', '') FROM again) FROM failed`,
    [number],
  );
  const [found] = rows;
  if (!found) return "missing";
  return found.expired ? "expired" : "retried";
}

/**
 * Removes a given-up job from the list; it never runs. A scheduled job continues at its next run. Returns whether the
 * job existed.
 */
export async function dismissFailedJob(sql: Queryable, number: number): Promise<boolean> {
  const { rows } = await sql.query<{ count: number }>(
    `WITH goes_on AS (
       UPDATE background_job SET failed_at = NULL, last_error = NULL, attempts = 0, updated_at = now()
       WHERE number = $1 AND failed_at IS NOT NULL AND scheduled RETURNING id
     ), gone AS (
       DELETE FROM background_job WHERE number = $1 AND failed_at IS NOT NULL AND NOT scheduled RETURNING id
     )
     SELECT ((SELECT count(*) FROM goes_on) + (SELECT count(*) FROM gone))::int AS count`,
    [number],
  );
  return (rows[0]?.count ?? 0) > 0;
}
