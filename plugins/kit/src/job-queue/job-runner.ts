import { setTimeout as pause } from "node:timers/promises";
import type { Queryable } from "../database/one-transaction";
import { withTimeout } from "../database/with-timeout";
import { maskAddresses } from "../log/mask-address";
import { jobsCounted } from "../observability/metrics";
import { JobListener } from "./job-listener";
import { type ClaimedJob, claimJobs, completeJob, failJob, postponeJob, scheduleJobs, timeoutSeconds } from "./jobs";
import { Postponed } from "./postponed";
import type { Task } from "./task";

const BATCH_SIZE = 5;
/** Number of jobs that one process runs at once: a batch, plus two slow ones. */
const MAX_RUNNING = BATCH_SIZE + 2;
/** Maximum sleep of a runner in ms: a missed notification delays a job by this much at most. */
const MAX_SLEEP_MS = 60_000;
/** Delay before the next attempt when the database does not answer, in ms. */
const DATABASE_RETRY_MS = 2000;

interface RunnerLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface JobRunnerOptions {
  pool: Queryable;
  logger: RunnerLog;
  tasks: readonly Task[];
}

/**
 * Runs the jobs of the table `background_job`: when a job is committed, when a job becomes due, and again after a
 * failure (`retryDelay`). Any number of runners may run: each job is claimed by one. While the database is down jobs
 * are delayed, never lost.
 */
export class JobRunner {
  private readonly listener = new JobListener(() => this.wake());
  private readonly tasks: ReadonlyMap<string, Task>;
  private readonly inHand = new Set<Promise<void>>();
  private running: Promise<void> | undefined;
  private stopping = false;
  /** When the next known job is due, in ms since the epoch. */
  private dueAt = 0;
  private wakeUp: (() => void) | undefined;
  private databaseAway = false;

  constructor(private readonly options: JobRunnerOptions) {
    this.tasks = new Map(options.tasks.map((task) => [task.name, task]));
  }

  start(): void {
    if (this.running) return;
    this.stopping = false;
    this.listener.start();
    this.running = this.loop();
  }

  /** Checks for due jobs now. */
  wake(): void {
    this.scheduleWake(0);
  }

  /** Claims no more jobs and waits for the running ones, at most `withinMs`. */
  async stop(withinMs: number): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.listener.stop();
    const waiting = new AbortController();
    // Jobs that the loop was claiming when `stop` was called are running when the loop ends.
    const ended = async () => {
      await this.running;
      await Promise.all(this.inHand);
    };
    await Promise.race([ended(), pause(withinMs, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
    this.running = undefined;
  }

  /** Runs all due jobs, and returns how many were tried. */
  async runDue(): Promise<number> {
    let tried = 0;
    while (!this.stopping) {
      const jobs = await this.take();
      const done = await Promise.allSettled(jobs.map((job) => this.attempt(job)));
      tried += jobs.length;
      const lost = done.find((result) => result.status === "rejected");
      if (lost) throw lost.reason;
      if (jobs.length < BATCH_SIZE) break;
    }
    return tried;
  }

  private async loop(): Promise<void> {
    let scheduled = false;
    while (!this.stopping) {
      const hasRoom = this.inHand.size <= MAX_RUNNING - BATCH_SIZE;
      const sleepMs = hasRoom ? this.dueAt - Date.now() : MAX_SLEEP_MS;
      if (sleepMs > 0) {
        await this.sleep(sleepMs);
        continue;
      }
      this.dueAt = Date.now() + MAX_SLEEP_MS;
      try {
        if (!scheduled) await scheduleJobs(this.options.pool, this.options.tasks);
        scheduled = true;
        for (const job of await this.take()) this.begin(job);
        if (this.databaseAway) this.options.logger.info("Background jobs go on: the database answers");
        this.databaseAway = false;
      } catch (error) {
        this.waitForDatabase(error);
      }
    }
  }

  private async take(): Promise<ClaimedJob[]> {
    const { jobs, expired, waitMs = MAX_SLEEP_MS } = await claimJobs(this.options.pool, this.options.tasks, BATCH_SIZE);
    if (expired > 0) this.options.logger.warn(`Gave up ${expired} jobs whose time has passed`);
    this.scheduleWake(jobs.length < BATCH_SIZE ? waitMs : 0);
    return jobs;
  }

  private begin(job: ClaimedJob): void {
    const attempt = this.attempt(job)
      .catch((error) => this.waitForDatabase(error))
      .finally(() => {
        this.inHand.delete(attempt);
        this.wakeUp?.();
      });
    this.inHand.add(attempt);
  }

  /**
   * Runs a job and records the outcome. Throws when that could not be recorded: the job is then due after its lease.
   */
  private async attempt(job: ClaimedJob): Promise<void> {
    const { pool, logger } = this.options;
    const task = this.tasks.get(job.task);
    if (!task) return;
    try {
      await withTimeout(timeoutSeconds(task) * 1000, run(task, job));
    } catch (error) {
      if (error instanceof Postponed) return this.scheduleWake(await postponeJob(pool, job, error.until));
      jobsCounted.inc({ task: task.name, outcome: "failed" });
      const why = reason(error);
      const delay = await failJob(pool, task, job, why);
      if (delay === undefined)
        logger.error(`${task.name} ${job.id} is given up after ${job.attempts} attempts: ${why}`);
      else {
        logger.warn(`${task.name} ${job.id} is tried again in ${Math.round(delay / 1000)} s: ${why}`);
        this.scheduleWake(delay);
      }
      return;
    }
    jobsCounted.inc({ task: task.name, outcome: "done" });
    const nextRun = await completeJob(pool, task, job);
    if (nextRun !== undefined) this.scheduleWake(nextRun);
  }

  private scheduleWake(ms: number): void {
    this.dueAt = Math.min(this.dueAt, Date.now() + ms);
    this.wakeUp?.();
  }

  private waitForDatabase(error: unknown): void {
    if (!this.databaseAway) this.options.logger.error(`Background jobs wait: ${reason(error)}`);
    this.databaseAway = true;
    this.dueAt = Date.now() + DATABASE_RETRY_MS;
  }

  private async sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = undefined;
  }
}

async function run(task: Task, { id, attempts, payload }: ClaimedJob): Promise<void> {
  await task.run(task.payload.parse(payload), { id, attempts });
}

/** The error's text for logs and the table: one line, without addresses. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return maskAddresses(text.replace(/\s+/g, " ").trim());
}
