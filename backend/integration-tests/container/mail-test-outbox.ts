import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Modules } from "@medusajs/framework/utils";
import { shopDatabase } from "@zakh/kit/database/pool";
import { JobRunner } from "@zakh/kit/job-queue/job-runner";
import { claimJobs } from "@zakh/kit/job-queue/jobs";
import { deliverMail } from "@zakh/kit/mail/deliver-mail";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { type ClaimedMail, sendMailTask } from "@zakh/kit/mail/send-mail";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { ownJobs } from "./own-jobs";
import { TestMailServer } from "./test-mail-server";

/** Test timeout in ms, shorter than a sender's longest sleep: a test fails when the sender is not woken. */
export const WAKE_TIMEOUT_MS = 30_000;

interface Row {
  attempts: number;
  sent: boolean;
  failed: boolean;
  error: string | null;
  /** In seconds; null when the mail was given up. */
  wait: number | null;
  /** What is left of its text. */
  html: string | null;
}

/**
 * A separate outbox and job queue for one file's tests, which no other process sees, with a mail server; emptied before
 * each test.
 */
export function testOutbox() {
  const mailServer = new TestMailServer();
  const schema = `mail_test_${randomUUID().slice(0, 8)}`;
  const pool = new Pool({ connectionString: ownSchemaUrl() });
  pool.on("error", () => undefined);
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const logger = { info: log, warn: log, error: log };
  /** Number of listening runners before and after the application started as a `server` process. */
  const listeners = { before: 0, after: 0 };
  const senders: JobRunner[] = [];
  let commerce: Commerce;

  beforeAll(async () => {
    await mailServer.start();
    Object.assign(process.env, {
      MEDUSA_WORKER_MODE: "server",
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(mailServer.port),
      MAIL_FROM: "Зах <shop@zakh.example>",
    });
    listeners.before = await countListeners();
    commerce = await bootCommerce();
    listeners.after = await countListeners();
    await ownJobs(pool, schema);
  });

  beforeEach(async () => {
    await pool.query("DELETE FROM outgoing_mail");
    await pool.query("DELETE FROM background_job");
    mailServer.received.length = 0;
    logged.length = 0;
    await mailServer.stop();
    await mailServer.start();
  });

  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop(5000)));
  });

  afterAll(async () => {
    await pool.query("DELETE FROM public.notification WHERE provider_id = 'mail' AND \"to\" LIKE '%@mail-outbox.test'");
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
    await mailServer.stop();
  });

  /** The database's URL with the tests' schema in front of the shop's. */
  function ownSchemaUrl(): string {
    const url = new URL(shopDatabase().connectionString);
    url.searchParams.set("options", `-c search_path=${schema},public`);
    return url.href;
  }

  async function countListeners(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'zakh-jobs' AND datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  }

  function deliver(mail: ClaimedMail): Promise<void> {
    return deliverMail(commerce.container.resolve(Modules.NOTIFICATION), mail);
  }

  function newSender(): JobRunner {
    const sender = new JobRunner({ pool, logger, tasks: [sendMailTask(deliver)] });
    senders.push(sender);
    return sender;
  }

  /** Claims a mail, as a process that is then killed. */
  async function takeAndDie() {
    return (await claimJobs(pool, [sendMailTask(deliver)], 5)).jobs;
  }

  async function row(key: string): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>(
      `SELECT coalesce(job.attempts, 0) AS attempts, mail.sent_at IS NOT NULL AS sent, job.failed_at IS NOT NULL AS failed,
         job.last_error AS error, job.payload->>'html' AS html, extract(epoch FROM job.run_at - now())::float8 AS wait
       FROM outgoing_mail mail LEFT JOIN background_job job USING (id) WHERE mail.key = $1`,
      [key],
    );
    return rows[0];
  }

  async function makeDue(key: string): Promise<void> {
    await pool.query(
      "UPDATE background_job job SET run_at = now() FROM outgoing_mail mail WHERE mail.id = job.id AND mail.key = $1",
      [key],
    );
  }

  return {
    mailServer,
    pool,
    logged,
    logger,
    listeners,
    senders,
    ownSchemaUrl,
    deliver,
    newSender,
    takeAndDie,
    row,
    makeDue,
  };
}

export function newMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const unique = randomUUID();
  return {
    purpose: "order",
    key: `test:${unique}`,
    to: `${unique}@mail-outbox.test`,
    language: "mn",
    subject: "Захиалга",
    ...renderMail({ language: "mn", shopName: "Зах", heading: "Сайн уу", paragraphs: ["Нууц холбоос"], footer: "Зах" }),
    ...changes,
  } as OutgoingMail;
}

/** Waits for a condition, with no timeout except the test's own. */
export async function until(comes: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await comes())) await pause(20);
}
