import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { shopDatabase } from "@zakh/kit/database/pool";
import { dismissFailedJob, listFailedJobs, retryFailedJob } from "@zakh/kit/job-queue/failed-jobs";
import { JobRunner } from "@zakh/kit/job-queue/job-runner";
import { addJob, claimJobs } from "@zakh/kit/job-queue/jobs";
import { Postponed } from "@zakh/kit/job-queue/postponed";
import type { Task } from "@zakh/kit/job-queue/task";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { ownJobs } from "./own-jobs";

type Payload = { n: number };
const payload = z.object({ n: z.number() });

/** A schema of its own, so that no runner of another process sees these jobs. */
const schema = `job_test_${randomUUID().slice(0, 8)}`;
const logged: string[] = [];
const write = (line: string) => void logged.push(line);
const logger = { info: write, warn: write, error: write };

let pool: Pool;
let runners: JobRunner[] = [];
let done: number[] = [];
let failure: Error | undefined;

const count: Task<Payload> = {
  name: "count",
  payload,
  async run({ n }) {
    if (failure) throw failure;
    done.push(n);
  },
};

beforeAll(async () => {
  const url = new URL(shopDatabase().connectionString);
  url.searchParams.set("options", `-c search_path=${schema},public`);
  pool = new Pool({ connectionString: url.href });
  pool.on("error", () => undefined);
  await ownJobs(pool, schema);
});

beforeEach(async () => {
  await pool.query("DELETE FROM background_job");
  logged.length = 0;
  done = [];
  failure = undefined;
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop(5000)));
  runners = [];
});

afterAll(async () => {
  await pool.query(`DROP SCHEMA ${schema} CASCADE`);
  await pool.end();
});

const early: Task<Payload> = {
  name: "early",
  payload,
  async run() {
    throw new Postponed(new Date(Date.now() + 60 * 60 * 1000));
  },
};

function newRunner(...tasks: readonly Task[]): JobRunner {
  const runner = new JobRunner({ pool, logger, tasks });
  runners.push(runner);
  return runner;
}

async function rows() {
  const { rows: jobs } = await pool.query<{
    id: string;
    attempts: number;
    /** Seconds from the row's last change until the job is due; null when it was given up. */
    wait: number | null;
    failed: boolean;
    error: string | null;
  }>(
    `SELECT id, attempts, extract(epoch FROM run_at - updated_at)::float8 AS wait, failed_at IS NOT NULL AS failed, last_error AS error
     FROM background_job ORDER BY number`,
  );
  return jobs;
}

async function makeDue(): Promise<void> {
  await pool.query("UPDATE background_job SET run_at = now()");
}

async function until(comes: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await comes())) await pause(20);
}

describe("a job", () => {
  it("runs once its transaction is committed, and never when it is rolled back", async () => {
    newRunner(count).start();
    const client = await pool.connect();
    await client.query("BEGIN");
    await addJob(client, count, { n: 1 });
    await client.query("ROLLBACK");
    await client.query("BEGIN");
    await addJob(client, count, { n: 2 });
    await addJob(pool, count, { n: 3 });
    await until(() => done.length === 1);
    expect(done).toEqual([3]);
    await client.query("COMMIT");
    client.release();
    await until(() => done.length === 2);
    expect(done).toEqual([3, 2]);
    await until(async () => (await rows()).length === 0);
  });

  it("runs before bulk jobs, however many of them wait", async () => {
    const bulk = { ...count, name: "bulk", bulk: true };
    for (let n = 0; n < 12; n += 1) await addJob(pool, bulk, { n });
    await addJob(pool, count, { n: 100 });
    expect((await claimJobs(pool, [bulk, count], 5)).jobs.map(({ task }) => task).sort()).toEqual([
      ...Array<string>(4).fill("bulk"),
      "count",
    ]);
  });

  it("with an existing id is not written", async () => {
    await addJob(pool, count, { n: 1 }, { id: "one" });
    await addJob(pool, count, { n: 2 }, { id: "one" });
    await newRunner(count).runDue();
    expect(done).toEqual([1]);
  });

  it("that it is too early for waits until its time, and that was no attempt", async () => {
    await addJob(pool, early, { n: 1 });
    await newRunner(early).runDue();
    const [job] = await rows();
    expect(job).toMatchObject({ attempts: 0, failed: false, error: null });
    expect(job?.wait).toBeGreaterThan(59 * 60);
  });

  it("does not run before its time, nor after it has expired", async () => {
    await addJob(pool, count, { n: 1 }, { runAt: new Date(Date.now() + 60_000) });
    await addJob(pool, count, { n: 2 }, { validUntil: new Date(Date.now() - 1000) });
    expect(await newRunner(count).runDue()).toBe(0);
    expect(logged).toEqual(["Gave up 1 jobs whose time has passed"]);
    expect(await rows()).toMatchObject([{ failed: false }, { failed: true, wait: null, error: "Its time has passed" }]);
  });

  it("of an unknown task is left to other processes", async () => {
    await addJob(pool, { ...count, name: "of-a-later-version" }, { n: 1 });
    expect(await newRunner(count).runDue()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 0, failed: false }]);
  });

  it("with an invalid payload is refused when it is written, and fails when it runs", async () => {
    await expect(addJob(pool, count, { n: "1" } as never)).rejects.toThrow();
    await pool.query("INSERT INTO background_job (id, task, payload, run_at) VALUES ('odd', 'count', '{}', now())");
    await newRunner(count).runDue();
    expect(done).toEqual([]);
    expect(await rows()).toMatchObject([{ id: "odd", attempts: 1, error: expect.stringContaining("invalid_type") }]);
  });

  it("writes its task's additions in the transaction that removes it", async () => {
    await pool.query(
      "INSERT INTO outgoing_mail (id, key, recipient, language, subject) VALUES ('m', 'm', 'a@b.example', 'mn', 's')",
    );
    const noting = { ...count, whenDone: "UPDATE outgoing_mail SET sent_at = now() WHERE id = $1" };
    await addJob(pool, noting, { n: 1 }, { id: "m" });
    await newRunner(noting).runDue();
    const { rowCount } = await pool.query("DELETE FROM outgoing_mail WHERE id = 'm' AND sent_at IS NOT NULL");
    expect(rowCount).toBe(1);
  });
});

describe("a job that fails", () => {
  it("is retried with growing delays, is reported without addresses, and succeeds in the end", async () => {
    await addJob(pool, count, { n: 1 }, { id: "slow" });
    failure = new Error("no answer for bold@example.com");
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await newRunner(count).runDue();
      waits.push((await rows())[0]?.wait ?? 0);
      await makeDue();
    }
    expect(waits).toEqual([10, 60, 300, 1800, 7200, 7200]);
    expect(logged[0]).toBe("count slow is tried again in 10 s: no answer for b***@example.com");
    failure = undefined;
    await newRunner(count).runDue();
    expect(done).toEqual([1]);
    expect(await rows()).toEqual([]);
  });

  it("is given up after three days, and can be retried or dismissed", async () => {
    failure = new Error("connect ECONNREFUSED");
    for (const id of ["a", "b"]) await addJob(pool, count, { n: 1 }, { id });
    await pool.query("UPDATE background_job SET created_at = now() - interval '73 hours', attempts = 40");
    await newRunner(count).runDue();
    await makeDueIfWaiting();
    expect(await newRunner(count).runDue()).toBe(0);
    const { jobs, total } = await listFailedJobs(pool, { limit: 10, offset: 0 });
    expect(total).toBe(2);
    const expected = {
      state: "given_up",
      nextAttemptAt: null,
      task: "count",
      attempts: 41,
      reason: "unreachable",
      detail: "connect ECONNREFUSED",
      canRetry: true,
    };
    expect(jobs).toMatchObject([expected, expected]);
    const [one, other] = jobs.map(({ id }) => id) as [number, number];

    failure = undefined;
    newRunner(count).start();
    expect(await retryFailedJob(pool, one)).toBe("retried");
    await until(() => done.length === 1);
    expect(await dismissFailedJob(pool, other)).toBe(true);
    expect(await dismissFailedJob(pool, other)).toBe(false);
    expect(await retryFailedJob(pool, other)).toBe("missing");
    await until(async () => (await rows()).length === 0);
    expect(done).toEqual([1]);
  });

  it("cannot be retried after it has expired", async () => {
    await addJob(pool, count, { n: 1 }, { validUntil: new Date(Date.now() - 1000) });
    await newRunner(count).runDue();
    const [job] = (await listFailedJobs(pool, { limit: 1, offset: 0 })).jobs;
    expect(job).toMatchObject({ reason: "expired", canRetry: false });
    expect(await retryFailedJob(pool, job?.id ?? 0)).toBe("expired");
  });

  it("that takes too long fails, and does not block others", async () => {
    const endless: Task<Payload> = { ...count, name: "endless", timeoutSeconds: 1, run: () => new Promise(() => {}) };
    await addJob(pool, endless, { n: 1 });
    await addJob(pool, endless, { n: 2 });
    newRunner(endless, count).start();
    await until(async () => (await rows()).every(({ attempts }) => attempts === 1));
    await addJob(pool, count, { n: 3 });
    await until(() => done.length === 1);
    await until(async () => (await rows()).every(({ error }) => error === "No answer within 1000 ms"));
  });
});

/** A given-up job has no due time, and must not get one. */
async function makeDueIfWaiting(): Promise<void> {
  await pool.query("UPDATE background_job SET run_at = now() WHERE run_at IS NOT NULL");
}

describe("several processes", () => {
  it("run each of a hundred jobs once", async () => {
    for (let n = 0; n < 4; n += 1) newRunner(count).start();
    await Promise.all(Array.from({ length: 100 }, (_, n) => addJob(pool, count, { n })));
    await until(() => done.length >= 100);
    await until(async () => (await rows()).length === 0);
    expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  it("run a scheduled job once per interval, together", async () => {
    const turns: number[] = [];
    const tick: Task = {
      name: "tick",
      payload: z.object({}),
      everySeconds: 2,
      run: async () => void turns.push(Math.floor(Date.now() / 2000)),
    };
    for (let n = 0; n < 3; n += 1) newRunner(tick).start();
    await until(() => turns.length >= 4);
    expect(new Set(turns).size).toBe(turns.length);
    expect(await rows()).toMatchObject([{ id: "scheduled:tick" }]);
  }, 60_000);

  it("take over the jobs of a killed process after their lease, and not before", async () => {
    await addJob(pool, count, { n: 1 });
    // Jobs claimed by a process that was then killed.
    expect((await claimJobs(pool, [count], 5)).jobs).toHaveLength(1);
    expect(await newRunner(count).runDue()).toBe(0);
    const [left] = await rows();
    expect(left?.wait).toBeGreaterThan(60);
    expect(left?.wait).toBeLessThanOrEqual(180);
    await makeDue();
    newRunner(count).start();
    await until(() => done.length === 1);
  });
});

describe("a scheduled job", () => {
  const failing: Task = {
    name: "failing",
    payload: z.object({}),
    everySeconds: 3600,
    async run() {
      if (failure) throw failure;
      done.push(0);
    },
  };

  it("that fails continues at its next run, is listed after the third failure, and no longer once it has succeeded", async () => {
    const runner = newRunner(failing);
    runner.start();
    await until(async () => (await rows()).length === 1);
    await runner.stop(5000);
    failure = new Error("broken");
    const listed: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await makeDue();
      await newRunner(failing).runDue();
      const [job] = await rows();
      expect(job?.wait).toBeGreaterThan(0);
      listed.push((await listFailedJobs(pool, { limit: 5, offset: 0 })).total);
    }
    expect(listed).toEqual([0, 0, 1]);
    failure = undefined;
    await makeDue();
    await newRunner(failing).runDue();
    expect(done).toEqual([0]);
    expect(await rows()).toMatchObject([{ id: "scheduled:failing", attempts: 0, failed: false, error: null }]);
  });

  it("that is dismissed continues", async () => {
    await pool.query(
      `INSERT INTO background_job (id, task, scheduled, payload, attempts, run_at, failed_at, last_error)
       VALUES ('scheduled:failing', 'failing', true, '{}', 9, now() + interval '1 hour', now(), 'broken')`,
    );
    const [job] = (await listFailedJobs(pool, { limit: 5, offset: 0 })).jobs;
    expect(await dismissFailedJob(pool, job?.id ?? 0)).toBe(true);
    expect(await rows()).toMatchObject([{ attempts: 0, failed: false, error: null }]);
  });
});
