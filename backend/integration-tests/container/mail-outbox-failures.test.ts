import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { JobRunner } from "@zakh/kit/job-queue/job-runner";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { type ClaimedMail, sendMailTask } from "@zakh/kit/mail/send-mail";
import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { newMail, testOutbox, until, WOKEN } from "./mail-test-outbox";

const { mailServer, pool, logged, logger, senders, ownSchemaUrl, deliver, newSender, takeAndDie, row, makeDue } =
  testOutbox();

describe("a mail server that is down", () => {
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

  it("is retried automatically once the delay is over", async () => {
    const mail = newMail();
    await mailServer.stop();
    newSender().start();
    await insertMails(pool, [mail]);
    await until(async () => (await row(mail.key))?.error != null);
    await mailServer.start();
    await until(() => mailServer.to(mail.to).length === 1);
  });

  it("is logged without the address", async () => {
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

  it("beyond a mail's expiry leaves it unsent, and removes its text", async () => {
    const mail = newMail({ validUntil: new Date(Date.now() - 1000).toISOString() });
    await insertMails(pool, [mail]);
    expect(await newSender().runDue()).toBe(0);
    expect(await row(mail.key)).toMatchObject({ failed: true, sent: false, html: null });
    expect(mailServer.received).toEqual([]);
  });
});

describe("a sender that dies", () => {
  it("between claiming a mail and sending it: the mail is not claimed for a while, and then sent", async () => {
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

  it("after sending and before recording it: the mail is not sent again", async () => {
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

  it("after a stop request finishes its mail and claims no more", async () => {
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
    // Until the runner has checked again and sleeps: a running check would still find the next mail.
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

describe("a database that is down", () => {
  it("is waited for, and the mails are sent when it is back", async () => {
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
