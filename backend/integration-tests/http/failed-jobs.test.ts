import { randomUUID } from "node:crypto";
import type { FailedJob, ShopHealth } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Client, commerceUrl, registeredShopper, signedInAdmin } from "./client";

const PATH = "/api/admin/failed-jobs";
const mark = `failed-${randomUUID().slice(0, 8)}`;

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

afterAll(async () => {
  await shopPool().query("DELETE FROM background_job WHERE id LIKE $1", [`${mark}%`]);
  await shopPool().query("DELETE FROM outgoing_mail WHERE id LIKE $1", [`${mark}%`]);
});

interface GivenUp {
  error?: string;
  /** Already expired. */
  expired?: boolean;
  html?: string;
}

/** Writes a given-up mail into the database; returns its public id. */
async function givenUp({
  error = "connect ECONNREFUSED 127.0.0.1:25",
  expired = false,
  html = "<p>x</p>",
}: GivenUp = {}) {
  const id = `${mark}-${randomUUID()}`;
  const to = `bold.${id}@example.com`;
  await shopPool().query(
    "INSERT INTO outgoing_mail (id, key, recipient, language, subject) VALUES ($1, $1, $2, 'mn', 'Зах: захиалга')",
    [id, to],
  );
  const payload = { key: id, recipient: to, language: "mn", subject: "Зах: захиалга", html, text: "x" };
  const { rows } = await shopPool().query<{ number: number }>(
    `INSERT INTO background_job (id, task, payload, attempts, failed_at, last_error, valid_until)
     VALUES ($1, 'send-mail', $2, 41, now(), $3, CASE WHEN $4 THEN now() - interval '1 hour' END) RETURNING number`,
    [id, JSON.stringify(payload), error, expired],
  );
  return { id, number: rows[0]?.number ?? 0, to };
}

/** Writes a mail whose last attempt failed, and that is tried again in an hour; returns its public id. */
async function retrying() {
  const mail = await givenUp();
  await shopPool().query(
    `UPDATE background_job SET failed_at = NULL, attempts = 4, run_at = now() + interval '1 hour', updated_at = now()
     WHERE number = $1`,
    [mail.number],
  );
  return mail;
}

async function listed(number: number): Promise<FailedJob | undefined> {
  return (await admin.get<FailedJob[]>(PATH)).body.find(({ id }) => id === number);
}

describe("a failed job", () => {
  it("is listed newest first, with a masked address and a reason, without the mail's text", async () => {
    const first = await givenUp({ html: `<a href="secret">${mark}</a>` });
    const second = await givenUp({ error: "Invalid login: 535 5.7.8 not accepted" });
    const { status, headers, body } = await admin.get<FailedJob[]>(PATH);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const ids = body.map(({ id }) => id);
    expect(ids.indexOf(second.number)).toBeLessThan(ids.indexOf(first.number));
    expect(await listed(first.number)).toEqual({
      id: first.number,
      state: "given_up",
      task: "send-mail",
      recipient: "b***@example.com",
      subject: "Зах: захиалга",
      failedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      nextAttemptAt: null,
      attempts: 41,
      reason: "unreachable",
      detail: "connect ECONNREFUSED 127.0.0.1:25",
      canRetry: true,
    });
    expect(await listed(second.number)).toMatchObject({ reason: "sign_in" });
    expect(JSON.stringify(body)).not.toMatch(/secret|bold\.failed/);
  });

  it("is listed while it is being retried, after those that were given up, with its next attempt", async () => {
    const { number } = await retrying();
    const other = await givenUp();
    const ids = (await admin.get<FailedJob[]>(PATH)).body.map(({ id }) => id);
    expect(ids.indexOf(other.number)).toBeLessThan(ids.indexOf(number));
    const job = await listed(number);
    expect(job).toMatchObject({ state: "retrying", attempts: 4, reason: "unreachable", canRetry: false });
    const minutes = (Date.parse(job?.nextAttemptAt ?? "") - Date.parse(job?.failedAt ?? "")) / 60_000;
    expect(minutes).toBeCloseTo(60, 0);
    await admin.refused(404, "DELETE", `${PATH}/${number}`);
    await admin.refused(404, "POST", `${PATH}/${number}/retry`);
  });

  it("is listed in pages, and counted in the shop's health and for Prometheus once it was given up", async () => {
    for (let n = 0; n < 3; n += 1) await givenUp();
    await retrying();
    const whole = (await admin.get<FailedJob[]>(PATH)).body;
    const lost = whole.filter(({ state }) => state === "given_up").length;
    const page = await admin.get<FailedJob[]>(`${PATH}?limit=2&offset=1`);
    expect(page.body).toEqual(whole.slice(1, 3));
    expect(page.headers.get("x-total-count")).toBe(String(whole.length));
    expect((await admin.get<ShopHealth>("/api/admin/health")).body.failedJobs).toBe(lost);
    const metrics = await (await fetch(`${commerceUrl}/metrics`)).text();
    expect(metrics).toContain(`zakh_jobs{state="given_up"} ${lost}\n`);
    expect(metrics).toMatch(/^zakh_mails\{state="given_up"\} [1-9]/m);
    expect(metrics).toMatch(/^zakh_job_overdue_seconds\{task="tell-back-in-stock"\} \d/m);
    expect(metrics).toMatch(/^zakh_job_attempts_total\{task="tell-back-in-stock",outcome="done"\} [1-9]/m);
  });

  it("runs when it is retried", async () => {
    const { number, id } = await givenUp();
    expect((await admin.post(`${PATH}/${number}/retry`)).status).toBe(204);
    await vi.waitFor(
      async () => {
        const { rowCount } = await shopPool().query("SELECT FROM outgoing_mail WHERE id = $1 AND sent_at IS NOT NULL", [
          id,
        ]);
        expect(rowCount).toBe(1);
      },
      { timeout: 20_000 },
    );
    expect(await listed(number)).toBeUndefined();
    expect((await admin.refused(404, "POST", `${PATH}/${number}/retry`)).code).toBe("not_found");
  });

  it("cannot be retried after it has expired", async () => {
    const { number } = await givenUp({ expired: true });
    expect(await listed(number)).toMatchObject({ reason: "expired", canRetry: false });
    const headers = { "accept-language": "en" };
    const refused = await admin.refused(409, "POST", `${PATH}/${number}/retry`, { headers });
    expect(refused).toMatchObject({ code: "job_expired", message: "This is too late: what it was for is over." });
    expect(await listed(number)).toBeDefined();
  });

  it("is gone when it is dismissed, and the mail is not sent", async () => {
    const { number, id } = await givenUp();
    expect((await admin.delete(`${PATH}/${number}`)).status).toBe(204);
    expect(await listed(number)).toBeUndefined();
    const { rows } = await shopPool().query(
      "SELECT sent_at, (SELECT count(*)::int FROM background_job WHERE id = $1) AS jobs FROM outgoing_mail WHERE id = $1",
      [id],
    );
    expect(rows).toEqual([{ sent_at: null, jobs: 0 }]);
    expect((await admin.refused(404, "DELETE", `${PATH}/${number}`)).code).toBe("not_found");
  });

  it("is not one that still waits, which can be neither retried nor dismissed", async () => {
    const { rows } = await shopPool().query<{ number: number }>(
      "SELECT number FROM background_job WHERE id = 'scheduled:tell-back-in-stock' AND failed_at IS NULL",
    );
    const number = rows[0]?.number;
    expect(number).toBeGreaterThan(0);
    await admin.refused(404, "DELETE", `${PATH}/${number}`);
    await admin.refused(404, "POST", `${PATH}/${number}/retry`);
  });

  it("requires a valid id", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "99999999999", "%00"]) {
      expect((await admin.refused(400, "DELETE", `${PATH}/${id}`)).code).toBe("id_invalid");
      expect((await admin.refused(400, "POST", `${PATH}/${id}/retry`)).code).toBe("id_invalid");
    }
    for (const query of ["limit=0", "limit=201", "limit=two", "offset=-1"]) {
      await admin.refused(400, "GET", `${PATH}?${query}`);
    }
  });

  it("is visible to admins only", async () => {
    const { number } = await givenUp();
    const { client } = await registeredShopper();
    for (const [method, path] of [
      ["GET", PATH],
      ["POST", `${PATH}/${number}/retry`],
      ["DELETE", `${PATH}/${number}`],
    ] as const) {
      expect((await new Client().refused(401, method, path)).code).toBe("admin_required");
      expect((await client.refused(403, method, path)).code).toBe("access_denied");
    }
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await admin.refused(403, "DELETE", `${PATH}/${number}`, { headers })).code).toBe("cross_site");
    expect(await listed(number)).toBeDefined();
  });
});
