import { insertMails, withdrawMails } from "@zakh/kit/mail/outgoing-mail";
import { describe, expect, it } from "vitest";
import { newMail, testOutbox, until, WAKE_TIMEOUT_MS } from "./mail-test-outbox";

const { mailServer, pool, listeners, senders, newSender, row } = testOutbox();

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
    WAKE_TIMEOUT_MS,
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

  it("is written once per key", async () => {
    const mail = newMail();
    expect(await insertMails(pool, [mail, { ...mail, subject: "again" }])).toHaveLength(1);
    expect(await insertMails(pool, [mail])).toEqual([]);
    await newSender().runDue();
    expect(await insertMails(pool, [mail])).toEqual([]);
    await newSender().runDue();
    expect(mailServer.to(mail.to)).toHaveLength(1);
  });

  it("is deleted when it is sent, except recipient and subject", async () => {
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

  it("gets a subject with line breaks as one line", async () => {
    const mail = newMail({ subject: "Hello\r\nBcc: eve@mail-outbox.test" });
    await insertMails(pool, [mail]);
    await newSender().runDue();
    expect(mailServer.to(mail.to)[0]?.source).toContain("Subject: Hello Bcc: eve@mail-outbox.test");
    expect(mailServer.received).toHaveLength(1);
  });
});

describe("mails beyond the limit of their recipient", () => {
  const limit = { name: "test", perHour: 2 };
  const HOUR = 60 * 60;
  const mailTo = (to: string, changes = {}) => newMail({ to, limit, ...changes });

  it.each([
    [
      "one by one",
      async (mails: ReturnType<typeof newMail>[]) => {
        for (const mail of mails) await insertMails(pool, [mail]);
      },
    ],
    ["at once", async (mails: ReturnType<typeof newMail>[]) => void (await insertMails(pool, mails))],
  ])("are held back until the hour is over, and not written beyond twice as many: %s", async (_how, insert) => {
    const mails = ["bat@mail-outbox.test", "BAT@mail-outbox.test", " bat@mail-outbox.test", "bat@mail-outbox.test"].map(
      (to) => mailTo(to, { delaySeconds: 5 }),
    );
    const [more, other, unlimited] = [mailTo("bat@mail-outbox.test"), mailTo("bold@mail-outbox.test"), newMail()];
    await insert([...mails, more, other, { ...unlimited, to: "bat@mail-outbox.test" }]);
    const waits = await Promise.all([...mails, other, unlimited].map(async ({ key }) => (await row(key))?.wait));
    const minutes = waits.map((wait) => Math.abs(Math.round((wait ?? Number.NaN) / 60)));
    expect(minutes).toEqual([0, 0, HOUR / 60, HOUR / 60, 0, 0]);
    expect(await row(more.key)).toBeUndefined();
  });

  it("are announced once to who would wait for them without knowing", async () => {
    const to = "owner@mail-outbox.test";
    const notice = newMail({ to });
    for (let time = 0; time < 5; time += 1)
      await insertMails(pool, [mailTo(to, { whenHeld: () => ({ ...notice, key: `${notice.key}-${time}` }) })]);
    const announced = await Promise.all(
      [0, 1, 2, 3, 4].map(async (time) => Boolean(await row(`${notice.key}-${time}`))),
    );
    expect(announced).toEqual([false, false, true, false, false]);
  });

  it("are not those that were rolled back or withdrawn, nor those of another hour", async () => {
    const to = "refused@mail-outbox.test";
    for (let time = 0; time < 5; time += 1) {
      const client = await pool.connect();
      await client.query("BEGIN");
      await insertMails(client, [mailTo(to)]);
      await client.query("ROLLBACK");
      client.release();
      await withdrawMails(pool, await insertMails(pool, [mailTo(to)]));
    }
    await insertMails(pool, [mailTo(to), mailTo(to)]);
    await pool.query("UPDATE outgoing_mail SET created_at = now() - interval '61 minutes'");
    const mail = mailTo(to);
    await insertMails(pool, [mail]);
    expect((await row(mail.key))?.wait).toBeLessThanOrEqual(0);
  });
});

it("is sent by background processes only: a server process starts no sender", () => {
  expect(listeners.after).toBe(listeners.before);
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
