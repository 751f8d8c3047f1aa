import type { FailureReason } from "../contract/failure-reasons";
import type { Queryable } from "../database/one-transaction";
import { maskAddresses } from "../log/mask-address";
import { failureReason } from "./failure-reason";

/**
 * A failed job as shown to the shop's owner: one that was given up, a scheduled one that fails repeatedly, or one whose
 * last attempt failed and that will be tried again.
 */
export interface FailedJob {
  id: number;
  state: "given_up" | "retrying";
  task: string;
  /** Masked address of a mail. */
  recipient: string | null;
  subject: string | null;
  failedAt: string;
  /** When a retrying job is tried again; null for one that was given up. */
  nextAttemptAt: string | null;
  attempts: number;
  reason: FailureReason;
  /** The last error's own message, without addresses. */
  detail: string;
  /** Whether the owner can retry it: a given-up job that has not expired. A retrying one is tried again by itself. */
  canRetry: boolean;
}

interface Row extends Omit<FailedJob, "reason" | "failedAt" | "nextAttemptAt"> {
  failedAt: Date;
  nextAttemptAt: Date | null;
  expired: boolean;
}

const GIVEN_UP = "job.failed_at IS NOT NULL";
/** A scheduled job is listed only after several failures (`failed_at`): its next run is soon. */
const RETRYING = "job.failed_at IS NULL AND job.last_error IS NOT NULL AND NOT job.scheduled";
const IS_LISTED = `(${GIVEN_UP} OR ${RETRYING})`;

/** A page of failed jobs and their total number: given-up jobs first, newest first, then retrying ones by next attempt. */
export async function listFailedJobs(
  sql: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await sql.query<Row>(
    `SELECT job.number AS id, CASE WHEN ${GIVEN_UP} THEN 'given_up' ELSE 'retrying' END AS state,
       job.task, mail.recipient, mail.subject, coalesce(job.failed_at, job.updated_at) AS "failedAt",
       CASE WHEN ${RETRYING} THEN job.run_at END AS "nextAttemptAt", job.attempts,
       coalesce(job.last_error, '') AS detail, (job.valid_until <= now()) IS TRUE AS expired,
       ${GIVEN_UP} AND (job.valid_until > now()) IS NOT FALSE AS "canRetry"
     FROM background_job job LEFT JOIN outgoing_mail mail ON mail.id = job.id
     WHERE ${IS_LISTED} ORDER BY job.failed_at DESC NULLS LAST, "nextAttemptAt", job.number DESC LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return {
    jobs: rows.map(({ failedAt, nextAttemptAt, recipient, expired, ...job }) => ({
      ...job,
      recipient: recipient && maskAddresses(recipient),
      failedAt: failedAt.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      reason: expired ? "expired" : failureReason(job.detail),
    })),
    total: await count(sql, IS_LISTED),
  };
}

export async function countGivenUpJobs(sql: Queryable): Promise<number> {
  return count(sql, GIVEN_UP);
}

async function count(sql: Queryable, condition: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM background_job job WHERE ${condition}`,
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
