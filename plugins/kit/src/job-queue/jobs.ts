import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "../database/one-transaction";
import { retryDelay } from "./retry";
import type { Task } from "./task";

const TIMEOUT_SECONDS = 170;
/** How much longer a job belongs to its process than an attempt may take, in seconds. */
const LEASE_MARGIN_SECONDS = 10;

/** A scheduled job that has failed this many times in a row is told of among those that were given up, but goes on. */
const TOLERATED_TURNS = 3;

/** How long one attempt at a task may take, in seconds. */
export function timeoutSeconds({ timeoutSeconds: given = TIMEOUT_SECONDS }: Task): number {
  return given;
}

/** A job in the hands of one process. */
export interface ClaimedJob {
  id: string;
  task: string;
  payload: object;
  /** Including the one that begins now. */
  attempts: number;
  createdAt: Date;
}

export interface JobOptions {
  /** A second job of this id is not written while the first one is there, not even while it is being done; made up unless given. */
  id?: string;
  /** Not before this; at once unless given. */
  runAt?: Date;
  /** After this it is worth nothing, and is given up. */
  validUntil?: Date;
}

/**
 * Writes a job. On a client in a transaction it is there with what else is written or not at all, and is begun at the commit.
 */
export async function addJob<Payload extends object>(
  sql: Queryable,
  task: Task<Payload>,
  payload: Payload,
  { id, runAt, validUntil }: JobOptions = {},
): Promise<void> {
  await sql.query(
    `INSERT INTO background_job (id, task, payload, run_at, valid_until)
     VALUES ($1, $2, $3, coalesce($4, now()), $5) ON CONFLICT (id) DO NOTHING`,
    [
      id ?? generateEntityId(undefined, "job"),
      task.name,
      JSON.stringify(task.payload.parse(payload)),
      runAt ?? null,
      validUntil ?? null,
    ],
  );
}

/** Writes one job for each scheduled task that has none yet; it is due at its next turn. */
export async function scheduleJobs(sql: Queryable, tasks: readonly Task[]): Promise<void> {
  const scheduled = tasks.filter(({ everySeconds }) => everySeconds !== undefined);
  if (scheduled.length === 0) return;
  await sql.query(
    `INSERT INTO background_job (id, task, scheduled, payload, run_at)
     SELECT 'scheduled:' || task, task, true, '{}', ${nextTurn("every")}
     FROM unnest($1::text[], $2::int[]) AS scheduled (task, every) ON CONFLICT (id) DO NOTHING`,
    [scheduled.map(({ name }) => name), scheduled.map(({ everySeconds }) => everySeconds)],
  );
}

function nextTurn(seconds: string): string {
  return `to_timestamp((floor(extract(epoch FROM now()) / ${seconds}) + 1) * ${seconds})`;
}

export interface Claim {
  jobs: ClaimedJob[];
  /** How many were given up because their time had passed. */
  expired: number;
  /** In how many ms the next job is due; undefined when none waits. */
  waitMs: number | undefined;
}

/**
 * Takes up to `limit` jobs of these tasks that are due, the longest waiting first, those of bulk last. Nobody else gets them before their lease is over; if
 * this process dies meanwhile, they are due again after that. What is worth nothing any more is given up, without its payload.
 * All of it is one statement, because each process asks it many times a minute.
 */
export async function claimJobs(sql: Queryable, tasks: readonly Task[], limit: number): Promise<Claim> {
  const { rows } = await sql.query<{
    jobs: (ClaimedJob & { createdAt: string })[];
    expired: number;
    wait: number | null;
  }>(
    `WITH expired AS (
       UPDATE background_job SET failed_at = now(), updated_at = now(), run_at = NULL, payload = '{}',
         last_error = coalesce(last_error, 'Its time has passed')
       WHERE run_at <= now() AND valid_until < now() AND task = ANY($1::text[]) RETURNING id
     ), due AS (
       SELECT id FROM background_job
       WHERE run_at <= now() AND (valid_until >= now()) IS NOT FALSE AND task = ANY($1::text[])
       ORDER BY task = ANY($4::text[]), run_at, number LIMIT $2 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE background_job job SET attempts = attempts + 1, updated_at = now(),
         run_at = now() + make_interval(secs => ($3::float8[])[array_position($1::text[], task)])
       FROM due WHERE job.id = due.id
       RETURNING job.id, task, payload, attempts, created_at AS "createdAt", number
     )
     SELECT (SELECT coalesce(jsonb_agg(to_jsonb(claimed) ORDER BY number), '[]') FROM claimed) AS jobs,
       (SELECT count(*)::int FROM expired) AS expired,
       (SELECT (extract(epoch FROM min(run_at) - now()) * 1000)::float8 FROM background_job
        WHERE run_at > now() AND task = ANY($1::text[])) AS wait`,
    [
      tasks.map(({ name }) => name),
      limit,
      tasks.map((task) => timeoutSeconds(task) + LEASE_MARGIN_SECONDS),
      tasks.flatMap(({ name, bulk }) => (bulk ? [name] : [])),
    ],
  );
  const { jobs = [], expired = 0, wait = null } = rows[0] ?? {};
  return {
    jobs: jobs.map((job) => ({ ...job, createdAt: new Date(job.createdAt) })),
    expired,
    waitMs: wait ?? undefined,
  };
}

/** Removes a job that was done, or sets a scheduled one to its next turn; answers in how many ms that is. */
export async function completeJob(sql: Queryable, task: Task, job: ClaimedJob): Promise<number | undefined> {
  if (task.everySeconds !== undefined) {
    return nextTurnOf(sql, "attempts = 0, last_error = NULL, failed_at = NULL", [
      job.id,
      job.attempts,
      task.everySeconds,
    ]);
  }
  const together = task.whenDone ? `WITH done AS (${task.whenDone}) ` : "";
  await sql.query(`${together}DELETE FROM background_job WHERE id = $1`, [job.id]);
  return undefined;
}

/** Notes a failed attempt; answers in how many ms the next one is due, or undefined when the job was given up. */
export async function failJob(sql: Queryable, task: Task, job: ClaimedJob, error: string): Promise<number | undefined> {
  const told = error.slice(0, 1000);
  if (task.everySeconds !== undefined) {
    const failed = `last_error = $4, failed_at = CASE WHEN attempts >= ${TOLERATED_TURNS} THEN coalesce(failed_at, now()) END`;
    return nextTurnOf(sql, failed, [job.id, job.attempts, task.everySeconds, told]);
  }
  const delay = retryDelay(job.attempts, Date.now() - job.createdAt.getTime());
  await sql.query(
    `UPDATE background_job SET last_error = $3, updated_at = now(),
       run_at = now() + make_interval(secs => $4::float8),
       failed_at = CASE WHEN $4::float8 IS NULL THEN now() END
     WHERE id = $1 AND attempts = $2`,
    [job.id, job.attempts, told, delay === undefined ? null : delay / 1000],
  );
  return delay;
}

/** Whoever took the job meanwhile, because this process was slow, decides about it instead. */
async function nextTurnOf(sql: Queryable, changes: string, values: unknown[]): Promise<number | undefined> {
  const { rows } = await sql.query<{ wait: number }>(
    `UPDATE background_job SET ${changes}, updated_at = now(), run_at = ${nextTurn("$3::int")}
     WHERE id = $1 AND attempts = $2 RETURNING (extract(epoch FROM run_at - now()) * 1000)::float8 AS wait`,
    values,
  );
  return rows[0]?.wait;
}
