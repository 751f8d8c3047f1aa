import { domainToASCII } from "node:url";
import type { SessionAnswer, User } from "@zakh/accounts/contract";
import type { ErrorBody } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, newShopper, PASSWORD, registeredShopper } from "./client";
import { dashboardOf } from "./dashboard-client";
import { mailsTo } from "./mailbox";

function anyCase(text: string, index: number): string {
  return index % 2 === 0 ? text.toUpperCase() : text;
}

const USER = {
  id: expect.any(Number),
  username: expect.any(String),
  email: expect.any(String),
  name: "Болд Бат",
  phone: "010-1234-5678",
  isAdmin: false,
  createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
};

describe("registering", () => {
  it("creates an account, signs in and confirms it in Mongolian", async () => {
    const client = new Client();
    const { status, body } = await client.post<SessionAnswer>("/api/register", newShopper());
    expect(status).toBe(201);
    expect(body).toEqual({ user: USER, message: "Таны бүртгэл амжилттай үүслээ." });
    expect((await client.get<User>("/api/user")).body).toEqual(body.user);
  });

  it("takes a mail address with a domain in other letters, once in both of its forms, and signs in by either", async () => {
    const name = `bat-${Date.now()}`;
    const [typed, ascii] = [`${name}@шуудан.мн`, `${name}@${domainToASCII("шуудан.мн")}`];
    const registered = await new Client().post<SessionAnswer>("/api/register", { ...newShopper(), email: typed });
    expect([registered.status, registered.body.user?.email]).toEqual([201, ascii]);
    const again = await new Client().post<ErrorBody>("/api/register", { ...newShopper(), email: ascii.toUpperCase() });
    expect([again.status, again.body.code]).toEqual([409, "email_taken"]);
    for (const username of [typed, ascii]) {
      expect((await new Client().post("/api/login", { username, password: PASSWORD })).status).toBe(200);
    }
    expect((await new Client().post("/api/password-reset", { email: typed })).status).toBeLessThan(300);
    expect(await mailsTo(ascii, 1)).toHaveLength(1);
  });

  it("never creates an admin, and ignores a sent id or date", async () => {
    const client = new Client();
    const createdAt = "2001-01-01T00:00:00.000Z";
    const more = {
      isAdmin: true,
      is_admin: true,
      id: 1,
      number: 1,
      createdAt,
      created_at: createdAt,
      customerId: "cus_1",
    };
    const { body } = await client.post<SessionAnswer>("/api/register", { ...newShopper(), ...more });
    expect(body.user).toEqual({ ...USER, username: expect.stringMatching(/^shopper-/) });
    expect(body.user.id).toBeGreaterThan(1);
    expect(Date.parse(body.user.createdAt)).toBeGreaterThan(Date.parse("2026-01-01"));
    expect((await client.get("/api/admin/users")).status).toBe(403);
  });

  it("returns neither password nor hash", async () => {
    const client = new Client();
    const shopper = newShopper();
    const answers = [
      await client.post("/api/register", shopper),
      await client.post("/api/login", shopper),
      await client.get("/api/user"),
      await client.patch("/api/user", { name: "Болд" }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(300);
      expect(JSON.stringify(body)).not.toMatch(/argon2|password|нууц-үг|account_?id|acc_|cus_/i);
    }
  });

  it.each([
    ["username", "bold\u0000bat", "username_invalid"],
    ["username", "bold🥩", "username_invalid"],
    ["username", "\u202eдлоб", "username_invalid"],
    ["username", "bo\u200bld", "username_invalid"],
    ["username", "\ud800\ud800\ud800", "username_invalid"],
    ["username", "b".repeat(10_000), "too_long"],
    ["username", { $ne: "" }, "username_too_short"],
    ["email", "bold\u0000@example.com", "email_invalid"],
    ["email", "bold🥩@example.com", "email_invalid"],
    ["email", `${"b".repeat(10_000)}@example.com`, "too_long"],
    ["name", "Бат\u0000", "text_invalid"],
    ["name", "\u202eБат", "name_invalid"],
    ["name", "Б".repeat(10_000), "too_long"],
    ["phone", "010-1234-5678\u0000", "phone_invalid"],
    ["phone", "٠١٠-1234-5678", "phone_invalid"],
    ["password", "12345\u0000", "text_invalid"],
    ["password", "x".repeat(257), "password_too_long"],
    ["password", 123456, "password_too_short"],
  ])("refuses the %s %j", async (field, value, code) => {
    const body = await new Client().refused(400, "POST", "/api/register", {
      json: { ...newShopper(), [field]: value },
    });
    expect(body.fields?.[field]?.code).toBe(code);
  });

  it.each([
    ["mn", "Форм алдаатай байна", "Хэрэглэгчийн нэр хамгийн багадаа 3 тэмдэгт байх ёстой"],
    ["ru", "Форма заполнена с ошибками", "Имя пользователя должно содержать не менее 3 символов"],
    ["en", "There are errors in the form", "Username must be at least 3 characters"],
  ])("says what is wrong in %s", async (language, message, text) => {
    const json = { ...newShopper(), username: "a" };
    const headers = { "accept-language": language };
    const body = await new Client().refused(400, "POST", "/api/register", { json, headers });
    expect(body.message).toBe(message);
    expect(body.fields?.username?.message).toBe(text);
  });

  it("names every invalid field, with its text", async () => {
    const body = await new Client().refused(400, "POST", "/api/register", {
      json: { username: "a@", email: "x", name: "Б", phone: "123", password: "12345" },
    });
    expect(body.code).toBe("validation_failed");
    expect(body.message).toBe("Форм алдаатай байна");
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { code }]) => [field, code]))).toEqual({
      username: "username_too_short",
      email: "email_invalid",
      name: "name_too_short",
      phone: "phone_invalid",
      password: "password_too_short",
    });
  });

  it("refuses passwords that differ, on the second one", async () => {
    const body = await new Client().refused(400, "POST", "/api/register", {
      json: { ...newShopper(), confirmPassword: "another" },
      headers: { "accept-language": "en" },
    });
    expect(body.fields?.confirmPassword).toEqual({ code: "passwords_differ", message: "Passwords do not match" });
  });

  it("refuses a username or an email that is taken, case-insensitively", async () => {
    const first = newShopper();
    await new Client().post("/api/register", first);
    const upper = { ...newShopper(), username: first.username.toUpperCase(), email: first.email.toUpperCase() };
    const body = await new Client().refused(409, "POST", "/api/register", { json: upper });
    expect(body.fields).toMatchObject({ username: { code: "username_taken" }, email: { code: "email_taken" } });
  });

  it("refuses a taken Cyrillic username in another case or width", async () => {
    const unique = newShopper().username.replace("shopper-", "");
    expect((await new Client().post("/api/register", { ...newShopper(), username: `Өнөрбат${unique}` })).status).toBe(
      201,
    );
    for (const username of [`өнөрбат${unique}`, `ӨНӨРБАТ${unique.toUpperCase()}`, ` Өнөрбат${unique} `]) {
      const body = await new Client().refused(409, "POST", "/api/register", { json: { ...newShopper(), username } });
      expect(body.fields).toEqual({
        username: { code: "username_taken", message: "Энэ хэрэглэгчийн нэр бүртгэлтэй байна" },
      });
    }
  });

  it.each([
    ["username", (index: number, { username }: { username: string }) => ({ username: anyCase(username, index) })],
    ["email", (index: number, { email }: { email: string }) => ({ email: anyCase(email, index) })],
  ])("lets one of twenty win when all want the same %s at once", async (field, wish) => {
    const wanted = newShopper();
    const headers = fromElsewhere();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        new Client(commerceUrl).post<ErrorBody>("/api/register", { ...newShopper(), ...wish(index, wanted) }, headers),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.fields?.[field]?.code).toBe(`${field}_taken`);
    }
  });

  it("refuses an email for which Medusa's own calls have stored a password", async () => {
    const { email, password } = newShopper();
    const { client: dashboard } = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    await dashboard.post("/admin/invites", { email });
    await new Client(commerceUrl).post("/auth/user/emailpass/register", { email, password });
    const body = await new Client().refused(409, "POST", "/api/register", { json: { ...newShopper(), email } });
    expect(body.fields?.email?.code).toBe("email_taken");
  });

  it("is slowed down for repeated requests with one email", async () => {
    const json = newShopper();
    const headers = fromElsewhere();
    const client = new Client(commerceUrl);
    const statuses: number[] = [];
    let last = await client.post("/api/register", json, headers);
    while (last.status !== 429 && statuses.length < 40) {
      statuses.push(last.status);
      last = await client.post("/api/register", json, headers);
    }
    expect(statuses).toEqual([201, ...Array(29).fill(409)]);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("refuses invalid JSON, and other content types", async () => {
    expect((await new Client().refused(400, "POST", "/api/register", { json: "{" })).code).toBe("body_invalid");
    const headers = { "content-type": "text/plain" };
    expect((await new Client().refused(415, "POST", "/api/register", { json: "a", headers })).code).toBe(
      "media_type_unsupported",
    );
  });
});

describe("logging in", () => {
  it("accepts username or email, case-insensitively", async () => {
    const shopper = newShopper();
    await new Client().post("/api/register", shopper);
    for (const username of [
      shopper.username,
      shopper.username.toUpperCase(),
      shopper.email,
      shopper.email.toUpperCase(),
    ]) {
      const { status, body } = await new Client().post<SessionAnswer>("/api/login", { username, password: PASSWORD });
      expect(status).toBe(200);
      expect(body.user.email).toBe(shopper.email);
    }
  });

  it("gives the same answer for a wrong password and an unknown user", async () => {
    const { user } = await registeredShopper();
    const wrong = await new Client().refused(401, "POST", "/api/login", {
      json: { username: user.username, password: "wrong-password" },
    });
    const unknown = await new Client().refused(401, "POST", "/api/login", {
      json: { username: "nobody-at-all", password: "wrong-password" },
    });
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe("credentials_wrong");
  });

  it("speaks the language of the cookie, then of the browser", async () => {
    const client = new Client();
    const json = { username: "nobody-at-all-2", password: "wrong-password" };
    const headers = { "accept-language": "en-US,en;q=0.9" };
    expect((await client.refused(401, "POST", "/api/login", { json, headers })).message).toBe(
      "Incorrect username or password",
    );
    client.setCookie("preferred-language", "ru");
    expect((await client.refused(401, "POST", "/api/login", { json, headers })).message).toBe(
      "Неверное имя пользователя или пароль",
    );
  });

  it("refuses impossible names without a look-up", async () => {
    for (const username of ["bold\u0000bat", "b".repeat(10_000), ["bold"], { length: 9 }, null]) {
      for (const path of ["/api/login", "/api/admin/login"]) {
        const body = await new Client().refused(400, "POST", path, { json: { username, password: PASSWORD } });
        expect(Object.keys(body.fields ?? {})).toEqual(["username"]);
      }
    }
    const emoji = await new Client().refused(401, "POST", "/api/login", {
      json: { username: "🥩🥩🥩", password: PASSWORD },
    });
    expect(emoji.code).toBe("credentials_wrong");
  });

  it("refuses invalid JSON, and other content types", async () => {
    expect((await new Client().refused(400, "POST", "/api/login", { json: '{"username"' })).code).toBe("body_invalid");
    const form = await new Client().refused(415, "POST", "/api/login", {
      json: "username=a",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(form.code).toBe("media_type_unsupported");
  });
});

describe("calls from other sites", () => {
  it("are refused when they would change something", async () => {
    const foreign: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }];
    for (const headers of foreign) {
      const body = await new Client().refused(403, "POST", "/api/logout", { headers });
      expect(body.code).toBe("cross_site");
    }
    expect((await new Client().post("/api/logout", undefined, { origin: new URL(commerceUrl).origin })).status).toBe(
      403,
    );
  });
});
