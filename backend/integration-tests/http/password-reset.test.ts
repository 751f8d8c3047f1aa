import { randomUUID } from "node:crypto";
import type { SessionAnswer } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { describe, expect, it, vi } from "vitest";
import { Client, newShopper, PASSWORD, registeredShopper } from "./client";
import { mailsTo, readMails, type WrittenMail } from "./mailbox";

const NEW_PASSWORD = "шинэ-нууц-үг";

async function ask(email: string, client = new Client()) {
  return client.post("/api/password-reset", { email });
}

function tokenOf(mail: WrittenMail | undefined): string {
  const link = /(https?:\/\/\S+\/password-reset\?token=([\w-]+))/.exec(mail?.text ?? "");
  if (!link?.[1] || !link[2]) throw new Error("The mail carries no link");
  expect(mail?.html).toContain(`href="${link[1]}"`);
  return link[2];
}

/** A shopper who has requested a link, and its token. */
async function shopperWithLink() {
  const { client, user } = await registeredShopper();
  await ask(user.email);
  const [mail] = await mailsTo(user.email, 1);
  return { client, user, token: tokenOf(mail) };
}

function confirm(token: string, password = NEW_PASSWORD) {
  return new Client().post("/api/password-reset/confirm", { token, password });
}

async function signsIn(username: string, password: string): Promise<boolean> {
  return (await new Client().post("/api/login", { username, password })).status === 200;
}

describe("requesting a password reset", () => {
  it("mails a link in the language of the request, with an empty answer", async () => {
    const { user } = await registeredShopper();
    const client = new Client();
    client.setCookie("preferred-language", "ru");
    const answer = await ask(user.email.toUpperCase(), client);
    expect(answer.status).toBe(204);
    expect(answer.body).toBe("");
    const mails = await mailsTo(user.email, 1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: user.email, language: "ru" });
    expect(mails[0]?.subject).toMatch(/: Восстановление пароля$/);
    expect(tokenOf(mails[0])).toMatch(/^[\w-]{43}$/);
  });

  it("uses Mongolian without a language", async () => {
    const { user } = await registeredShopper();
    await ask(user.email);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail?.subject).toMatch(/: Нууц үг сэргээх$/);
    expect(mail?.html).toContain('<html lang="mn">');
  });

  it("never puts the account's own texts into the mail", async () => {
    const shopper = { ...newShopper(), name: "Visit evil.example now" };
    await new Client().post("/api/register", shopper);
    await ask(shopper.email);
    const [mail] = await mailsTo(shopper.email, 1);
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain("evil.example");
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain(shopper.username);
  });

  it("gives the same answer for an unknown address, and mails nothing", async () => {
    const email = `nobody-${randomUUID()}@example.com`;
    const unknown = await ask(email);
    const { user } = await registeredShopper();
    const known = await ask(user.email);
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
    const headerNames = ({ headers }: typeof known) => [...headers.keys()].filter((name) => name !== "date").sort();
    expect(headerNames(unknown)).toEqual(headerNames(known));
    await mailsTo(user.email, 1);
    expect(readMails().filter(({ to }) => to === email || to.includes("nobody@"))).toEqual([]);
    const { rows } = await shopPool().query("SELECT 1 FROM outgoing_mail WHERE recipient IN ($1, 'nobody@invalid')", [
      email,
    ]);
    expect(rows).toEqual([]);
  });

  it("answers before anything is done, so that the time tells nothing", async () => {
    const { user } = await registeredShopper();
    const blocking = await shopPool().connect();
    await blocking.query("BEGIN");
    await blocking.query("LOCK TABLE password_reset, outgoing_mail IN ACCESS EXCLUSIVE MODE");
    try {
      expect((await ask(user.email)).status).toBe(204);
      expect((await ask(`nobody-${randomUUID()}@example.com`)).status).toBe(204);
    } finally {
      await blocking.query("ROLLBACK");
      blocking.release();
    }
    expect(await mailsTo(user.email, 1)).toHaveLength(1);
  });

  it("stores the token nowhere but in the mail", async () => {
    const { user, token } = await shopperWithLink();
    // Its job is removed a moment after the mail has arrived.
    await vi.waitFor(async () => {
      const { rows: sent } = await shopPool().query(
        "SELECT job.id FROM outgoing_mail mail LEFT JOIN background_job job USING (id) WHERE mail.recipient = $1 AND mail.sent_at IS NOT NULL",
        [user.email],
      );
      expect(sent).toEqual([{ id: null }]);
    });
    const { rows } = await shopPool().query(
      `SELECT to_jsonb(r)::text AS kept FROM password_reset r
       UNION ALL SELECT to_jsonb(m)::text FROM outgoing_mail m WHERE m.recipient = $1
       UNION ALL SELECT to_jsonb(j)::text FROM background_job j
       UNION ALL SELECT to_jsonb(n)::text FROM notification n WHERE n."to" = $1`,
      [user.email],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ kept }) => kept.includes(token))).toEqual([]);
  });

  it.each([
    [{}, "email_required"],
    [{ email: "" }, "email_required"],
    [{ email: "bold" }, "email_invalid"],
    [{ email: ["bold@example.com"] }, "email_required"],
    [{ email: "bold@example.com, eve@example.com" }, "email_invalid"],
    [{ email: "bold@example.com\r\nBcc: eve@example.com" }, "email_invalid"],
  ])("refuses %j", async (json, code) => {
    const body = await new Client().refused(400, "POST", "/api/password-reset", { json });
    expect(body.code).toBe("validation_failed");
    expect(body.fields?.email?.code).toBe(code);
  });
});

describe("setting the new password", () => {
  it("works once, and the old one no longer does", async () => {
    const { user, token } = await shopperWithLink();
    const answer = await confirm(token);
    expect(answer.status).toBe(204);
    expect(answer.body).toBe("");
    expect(await signsIn(user.username, PASSWORD)).toBe(false);
    expect(await signsIn(user.email, NEW_PASSWORD)).toBe(true);
    const again = await new Client().refused(400, "POST", "/api/password-reset/confirm", {
      json: { token, password: "third-password" },
    });
    expect(again.code).toBe("reset_token_invalid");
    expect(await signsIn(user.email, NEW_PASSWORD)).toBe(true);
  });

  it("succeeds for one of twenty concurrent uses of the same link", async () => {
    const { user, token } = await shopperWithLink();
    const passwords = Array.from({ length: 20 }, (_, index) => `password-${index}`);
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, ...Array(19).fill(400)]);
    expect(await signsIn(user.email, passwords[statuses.indexOf(204)] ?? "")).toBe(true);
  });

  it("ends every session of the account, as customer and as admin, and nobody else's", async () => {
    const { client, user, token } = await shopperWithLink();
    const { client: stranger } = await registeredShopper();
    await shopPool().query("UPDATE account SET is_admin = true, staff_role = 'owner' WHERE number = $1", [user.id]);
    const office = new Client();
    expect((await office.post("/api/admin/login", { username: user.username, password: PASSWORD })).status).toBe(200);
    expect((await office.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    const phone = new Client();
    await phone.post("/api/login", { username: user.username, password: PASSWORD });

    expect((await confirm(token)).status).toBe(204);
    expect((await client.get("/api/user")).status).toBe(401);
    expect((await phone.get("/api/user")).status).toBe(401);
    expect((await office.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    expect((await stranger.get("/api/user")).status).toBe(200);
    await shopPool().query("UPDATE account SET is_admin = false, staff_role = NULL WHERE number = $1", [user.id]);
  });

  it("does not sign in by the link, but by the new password", async () => {
    const { user, token } = await shopperWithLink();
    const client = new Client();
    await client.post("/api/password-reset/confirm", { token, password: NEW_PASSWORD });
    expect((await client.get("/api/user")).status).toBe(401);
    const { body } = await client.post<SessionAnswer>("/api/login", { username: user.email, password: NEW_PASSWORD });
    expect(body.user.id).toBe(user.id);
  });

  it("informs the person by a second mail, in the language of the request", async () => {
    const { user, token } = await shopperWithLink();
    const client = new Client();
    client.setCookie("preferred-language", "en");
    await client.post("/api/password-reset/confirm", { token, password: NEW_PASSWORD });
    const mails = await mailsTo(user.email, 2);
    const notices = mails.filter(({ subject }) => subject.endsWith(": Your password was changed"));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).not.toContain("http");
    expect(notices[0]?.text).not.toContain(NEW_PASSWORD);
  });

  it("accepts the newest link only", async () => {
    const { user, token: first } = await shopperWithLink();
    await ask(user.email);
    const mails = await mailsTo(user.email, 2);
    const second = mails.map(tokenOf).find((token) => token !== first) ?? "";
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(204);
  });

  it("accepts no link from before a change of the password", async () => {
    const { client, user, token } = await shopperWithLink();
    const changed = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await client.post("/api/user/password", changed)).status).toBe(200);
    expect((await confirm(token, "өөр-нууц-үг")).status).toBe(400);
    expect(await signsIn(user.username, NEW_PASSWORD)).toBe(true);
  });

  it("gives the same answer for a link that is unknown, used or older than an hour", async () => {
    const used = await shopperWithLink();
    await confirm(used.token);
    const expired = await shopperWithLink();
    const { rowCount } = await shopPool().query(
      `UPDATE password_reset SET expires_at = expires_at - interval '60 minutes'
       WHERE account_id = (SELECT id FROM account WHERE number = $1)`,
      [expired.user.id],
    );
    expect(rowCount).toBe(1);
    const bodies = await Promise.all(
      [used.token, expired.token, "A".repeat(43), "x"].map((token) =>
        new Client().refused(400, "POST", "/api/password-reset/confirm", {
          json: { token, password: NEW_PASSWORD },
          headers: { "accept-language": "en" },
        }),
      ),
    );
    for (const body of bodies) {
      expect(body).toEqual({
        code: "reset_token_invalid",
        message: "The password reset link is invalid or has expired. Please ask for a new one.",
      });
    }
    expect(await signsIn(expired.user.email, PASSWORD)).toBe(true);
  });

  it.each([
    ["12345", "password_too_short"],
    ["x".repeat(257), "password_too_long"],
    [123456789, "password_too_short"],
  ])("refuses the password %j and keeps the link", async (password, code) => {
    const { token } = await shopperWithLink();
    const body = await new Client().refused(400, "POST", "/api/password-reset/confirm", { json: { token, password } });
    expect(body.fields?.password?.code).toBe(code);
    expect((await confirm(token)).status).toBe(204);
  });

  it.each([undefined, "", 7, "x".repeat(513)])("refuses the token %j", async (token) => {
    const body = await new Client().refused(400, "POST", "/api/password-reset/confirm", {
      json: { token, password: NEW_PASSWORD },
    });
    expect(body.fields?.token?.code).toBe("reset_token_invalid");
  });
});
