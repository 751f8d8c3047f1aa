import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Modules } from "@medusajs/framework/utils";
import { shopDatabase } from "@zakh/kit/database/pool";
import { JobRunner } from "@zakh/kit/job-queue/job-runner";
import { claimJobs } from "@zakh/kit/job-queue/jobs";
import { deliverMail } from "@zakh/kit/mail/deliver-mail";
import { insertMails, type OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { type ClaimedMail, sendMailTask } from "@zakh/kit/mail/send-mail";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { ownJobs } from "./own-jobs";
import { TestMailServer } from "./test-mail-server";

const mailServer = new TestMailServer();
/** The outbox and the jobs of these tests: no runner of another process sees them. */
const schema = `mail_test_${randomUUID().slice(0, 8)}`;
const logged: string[] = [];
const logger = {
  info: (line: string) => void logged.push(line),
  warn: (line: string) => void logged.push(line),
  error: (line: string) => void logged.push(line),
};

let commerce: Commerce;
let pool: Pool;
/** How many runners listen before and after the application started as a `server` process. */
let listeners: [before: number, after: number];
let senders: JobRunner[] = [];

/** Below a sender's longest sleep: a test under this limit fails when the sender is not woken. */
const WOKEN = 30_000;

beforeAll(async () => {
  await mailServer.start();
  Object.assign(process.env, {
    MEDUSA_WORKER_MODE: "server",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailServer.port),
    MAIL_FROM: "Зах <shop@zakh.example>",
  });
  pool = new Pool({ connectionString: ownSchemaUrl() });
  pool.on("error", () => undefined);
  const before = await countListeners();
  commerce = await bootCommerce();
  listeners = [before, await countListeners()];
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
  await Promise.all(senders.map((sender) => sender.stop(5000)));
  senders = [];
});

afterAll(async () => {
  await pool.query("DELETE FROM public.notification WHERE provider_id = 'mail' AND \"to\" LIKE '%@mail-outbox.test'");
  await pool.query(`DROP SCHEMA ${schema} CASCADE`);
  await pool.end();
  await mailServer.stop();
});

/** The database with the tests' outbox in front of the shop's. */
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

/** What a process that is killed at once leaves behind. */
async function takeAndDie() {
  return (await claimJobs(pool, [sendMailTask(deliver)], 5)).jobs;
}

function newMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const unique = randomUUID();
  return {
    key: `test:${unique}`,
    to: `${unique}@mail-outbox.test`,
    language: "mn",
    subject: "Захиалга",
    ...renderMail({ language: "mn", shopName: "Зах", heading: "Сайн уу", paragraphs: ["Нууц холбоос"], footer: "Зах" }),
    ...changes,
  };
}

interface Row {
  attempts: number;
  sent: boolean;
  failed: boolean;
  error: string | null;
  /** Seconds; null when nobody will try. */
  wait: number | null;
  /** What there still is of its text. */
  html: string | null;
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

/** Waits for what must come, however slow the machine; the test's own limit is the only clock. */
async function until(comes: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await comes())) await pause(20);
}

describe("a mail in the outbox", () => {
  it(
    "is sent as soon as it is committed, and not before",
    async () => {
      newSender().start();
      const mail = newMail();
      const client = await pool.connect();
      await client.query("BEGIN");
      await insertMails(client, [mail]);
      const later = newMail();
      await insertMails(pool, [later]);
      await until(() => mailServer.to(later.to).length === 1);
      expect(mailServer.to(mail.to)).toEqual([]);
      await client.query("COMMIT");
      client.release();
      await until(() => mailServer.to(mail.to).length === 1);
      expect(mailServer.to(mail.to)[0]?.source).toMatch(/^From: .*<shop@zakh\.example>/m);
    },
    WOKEN,
  );

  it("of a transaction that was rolled back is never sent", async () => {
    const client = await pool.connect();
    await client.query("BEGIN");
    const mail = newMail();
    await insertMails(client, [mail]);
    await client.query("ROLLBACK");
    client.release();
    expect(await newSender().runDue()).toBe(0);
    expect(await row(mail.key)).toBeUndefined();
  });

  it("is written once for what it tells of", async () => {
    const mail = newMail();
    expect(await insertMails(pool, [mail, { ...mail, subject: "again" }])).toHaveLength(1);
    expect(await insertMails(pool, [mail])).toEqual([]);
    await newSender().runDue();
    expect(await insertMails(pool, [mail])).toEqual([]);
    await newSender().runDue();
    expect(mailServer.to(mail.to)).toHaveLength(1);
  });

  it("is forgotten when it is sent, apart from whom and what about", async () => {
    const mail = newMail();
    await insertMails(pool, [mail]);
    await newSender().runDue();
    expect(await row(mail.key)).toMatchObject({ sent: true, failed: false, error: null, html: null });
    const { rows: kept } = await pool.query(
      "SELECT to_jsonb(mail) FROM outgoing_mail mail UNION ALL SELECT to_jsonb(job) FROM background_job job",
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain("Нууц холбоос");
    const { rows } = await pool.query('SELECT * FROM public.notification WHERE "to" = $1', [mail.to]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ status: "success", channel: "email", provider_id: "mail" });
    expect(JSON.stringify(rows)).not.toContain("Нууц холбоос");
  });

  it("takes a subject with line breaks as one line", async () => {
    const mail = newMail({ subject: "Hello\r\nBcc: eve@mail-outbox.test" });
    await insertMails(pool, [mail]);
    await newSender().runDue();
    expect(mailServer.to(mail.to)[0]?.source).toContain("Subject: Hello Bcc: eve@mail-outbox.test");
    expect(mailServer.received).toHaveLength(1);
  });
});

it("is sent by background processes only: one that answers requests starts no sender", () => {
  expect(listeners[1]).toBe(listeners[0]);
});

describe("several senders", () => {
  it("send each of sixty mails once", async () => {
    const mails = Array.from({ length: 60 }, () => newMail());
    await insertMails(pool, mails);
    const racing = Array.from({ length: 4 }, () => newSender());
    const tried = await Promise.all(racing.map((sender) => sender.runDue()));
    expect(tried.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(mailServer.received.map(({ to }) => to).sort()).toEqual(mails.map(({ to }) => to).sort());
  });

  it("that listen for the same mail send it once", async () => {
    for (let number = 0; number < 3; number += 1) newSender().start();
    const mails = Array.from({ length: 10 }, () => newMail());
    for (const mail of mails) await insertMails(pool, [mail]);
    await until(() => mailServer.received.length >= 10);
    await Promise.all(senders.map((sender) => sender.stop(5000)));
    expect(mailServer.received.map(({ to }) => to).sort()).toEqual(mails.map(({ to }) => to).sort());
  });
});

describe("a mail server that is away", () => {
  it("delays a mail and loses none", async () => {
    const mail = newMail();
    await insertMails(pool, [mail]);
    await mailServer.stop();
    const sender = newSender();
    expect(await sender.runDue()).toBe(1);
    const waiting = await row(mail.key);
    expect(waiting).toMatchObject({ attempts: 1, sent: false, failed: false });
    expect(waiting?.error).toContain("ECONNREFUSED");
    expect(waiting?.wait).toBeGreaterThan(0);
    expect(waiting?.wait).toBeLessThanOrEqual(10);
    expect(await sender.runDue()).toBe(0);

    await makeDue(mail.key);
    expect(await sender.runDue()).toBe(1);
    expect((await row(mail.key))?.wait).toBeGreaterThan(30);

    await mailServer.start();
    await makeDue(mail.key);
    expect(await sender.runDue()).toBe(1);
    expect(mailServer.to(mail.to)).toHaveLength(1);
    expect(await row(mail.key)).toMatchObject({ sent: true, error: null });
    await makeDue(mail.key);
    expect(await sender.runDue()).toBe(0);
  });

  it("is asked again without anybody's help once the wait is over", async () => {
    const mail = newMail();
    await mailServer.stop();
    newSender().start();
    await insertMails(pool, [mail]);
    await until(async () => (await row(mail.key))?.error != null);
    await mailServer.start();
    await until(() => mailServer.to(mail.to).length === 1);
  });

  it("is told of in the log without the address", async () => {
    const mail = newMail();
    await insertMails(pool, [mail]);
    await mailServer.stop();
    await newSender().runDue();
    expect(logged.join("\n")).toMatch(/send-mail mail_\w+ is tried again in 10 s: .*ECONNREFUSED/);
    expect(logged.join("\n")).not.toContain(mail.to);
  });

  it("for three days makes a mail a failed one, which keeps its text", async () => {
    const mail = newMail();
    await insertMails(pool, [mail]);
    await pool.query("UPDATE background_job SET created_at = now() - interval '73 hours', attempts = 40");
    await mailServer.stop();
    await newSender().runDue();
    expect(await row(mail.key)).toMatchObject({
      sent: false,
      failed: true,
      attempts: 41,
      html: mail.html,
      wait: null,
    });
    await mailServer.start();
    expect(await newSender().runDue()).toBe(0);
  });

  it("beyond a mail's own time makes it worthless: it is not sent, and its text is gone", async () => {
    const mail = newMail({ validUntil: new Date(Date.now() - 1000).toISOString() });
    await insertMails(pool, [mail]);
    expect(await newSender().runDue()).toBe(0);
    expect(await row(mail.key)).toMatchObject({ failed: true, sent: false, html: null });
    expect(mailServer.received).toEqual([]);
  });
});

describe("a sender that dies", () => {
  it("between taking a mail and sending it: the mail is nobody else's for a while, and then sent", async () => {
    const mail = newMail();
    await insertMails(pool, [mail]);
    expect(await takeAndDie()).toHaveLength(1);
    const other = newSender();
    expect(await other.runDue()).toBe(0);
    expect((await row(mail.key))?.wait).toBeGreaterThan(60);
    await makeDue(mail.key);
    expect(await other.runDue()).toBe(1);
    expect(mailServer.to(mail.to)).toHaveLength(1);
    expect(await row(mail.key)).toMatchObject({ sent: true });
  });

  it("in the middle of sending, with Medusa's notification left pending: the mail is sent", async () => {
    const mail = newMail();
    const [id] = await insertMails(pool, [mail]);
    await takeAndDie();
    await pool.query(
      `INSERT INTO public.notification (id, "to", channel, status, idempotency_key, resource_id, resource_type, provider_id)
       VALUES ($1, $2, 'email', 'pending', $3, $3, 'outgoing_mail', 'mail')`,
      [`noti_${randomUUID()}`, mail.to, id],
    );
    await makeDue(mail.key);
    await newSender().runDue();
    expect(mailServer.to(mail.to)).toHaveLength(1);
    expect(await row(mail.key)).toMatchObject({ sent: true });
  });

  it("after sending and before noting it: the mail is not sent again", async () => {
    const mail = newMail();
    await insertMails(pool, [mail]);
    const [claimed] = await takeAndDie();
    if (!claimed) throw new Error("The mail was not taken");
    await sendMailTask(deliver).run(claimed.payload as ClaimedMail, claimed);
    await makeDue(mail.key);
    await newSender().runDue();
    expect(mailServer.to(mail.to)).toHaveLength(1);
    expect(await row(mail.key)).toMatchObject({ sent: true });
  });

  it("on request ends its mail first and takes no more", async () => {
    const mails = [newMail(), newMail()];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const delivered: string[] = [];
    const slow = sendMailTask(async ({ recipient }) => {
      await held;
      delivered.push(recipient);
    });
    const sender = new JobRunner({ pool, logger, tasks: [slow] });
    sender.start();
    await insertMails(pool, mails.slice(0, 1));
    await until(async () => (await row(mails[0]?.key ?? ""))?.attempts === 1);
    // Until it has looked for more and sleeps: a look that is on its way would still find the next mail.
    await pause(500);
    const stopped = sender.stop(60_000);
    await insertMails(pool, mails.slice(1));
    release();
    await stopped;
    expect(delivered).toEqual([mails[0]?.to]);
    expect(await row(mails[0]?.key ?? "")).toMatchObject({ sent: true });
    expect(await row(mails[1]?.key ?? "")).toMatchObject({ attempts: 0, sent: false });
  });
});

describe("a database that is away", () => {
  it("is waited for, and the mails go out when it is back", async () => {
    const mail = newMail();
    const away = new Pool({ connectionString: ownSchemaUrl() });
    away.on("error", () => undefined);
    const query = away.query.bind(away);
    let down = true;
    const flaky = Object.assign(Object.create(away) as Pool, {
      query: (...given: Parameters<Pool["query"]>) =>
        down ? Promise.reject(new Error("connect ECONNREFUSED")) : query(...given),
    });
    const sender = new JobRunner({ pool: flaky, logger, tasks: [sendMailTask(deliver)] });
    senders.push(sender);
    sender.start();
    await until(() => logged.some((line) => line.startsWith("Background jobs wait: connect ECONNREFUSED")));
    await insertMails(pool, [mail]);
    down = false;
    await until(() => mailServer.to(mail.to).length === 1);
    await until(() => logged.includes("Background jobs go on: the database answers"));
    await sender.stop(5000);
    await away.end();
  });

  it(
    "takes the listening connection along; a new one hears of the next mail",
    async () => {
      newSender().start();
      const first = newMail();
      await insertMails(pool, [first]);
      await until(() => mailServer.to(first.to).length === 1);
      const { rowCount } = await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'zakh-jobs' AND datname = current_database()`,
      );
      expect(rowCount).toBeGreaterThan(0);
      const second = newMail();
      await insertMails(pool, [second]);
      await until(() => mailServer.to(second.to).length === 1);
    },
    WOKEN,
  );
});
