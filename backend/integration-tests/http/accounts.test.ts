import type { SessionAnswer, User } from "@zakh/accounts/contract";
import { describe, expect, it } from "vitest";
import { Client, commerceUrl, newShopper, PASSWORD, registeredShopper, signedInAdmin } from "./client";

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
  it("makes an account, signs in and says so in Mongolian", async () => {
    const client = new Client();
    const { status, body } = await client.post<SessionAnswer>("/api/register", newShopper());
    expect(status).toBe(201);
    expect(body).toEqual({ user: USER, message: "Таны бүртгэл амжилттай үүслээ." });
    expect((await client.get<User>("/api/user")).body).toEqual(body.user);
  });

  it("never makes an admin, whatever is sent along", async () => {
    const client = new Client();
    const { body } = await client.post<SessionAnswer>("/api/register", { ...newShopper(), isAdmin: true, id: 1 });
    expect(body.user.isAdmin).toBe(false);
    expect((await client.get("/api/admin/pending-orders-count")).status).toBe(403);
  });

  it("names every field that is wrong, with its text", async () => {
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

  it("refuses a username or an email that is taken, whatever the letter case", async () => {
    const first = newShopper();
    await new Client().post("/api/register", first);
    const upper = { ...newShopper(), username: first.username.toUpperCase(), email: first.email.toUpperCase() };
    const body = await new Client().refused(409, "POST", "/api/register", { json: upper });
    expect(body.fields).toMatchObject({ username: { code: "username_taken" }, email: { code: "email_taken" } });
  });

  it("lets one of twenty win when all want the same username at once", async () => {
    const { username } = newShopper();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Client().post("/api/register", { ...newShopper(), username })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe("logging in", () => {
  it("takes the username or the email, whatever the letter case", async () => {
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

  it("answers alike for a wrong password and an unknown user", async () => {
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

  it("changes the session id, and signing out ends it", async () => {
    const { client, user } = await registeredShopper();
    const first = client.cookie("zakh.sid");
    await client.post("/api/login", { username: user.username, password: PASSWORD });
    const second = client.cookie("zakh.sid");
    expect(second).not.toBe(first);
    expect((await client.post("/api/logout")).status).toBe(204);
    const stale = new Client();
    for (const id of [first, second]) {
      stale.setCookie("zakh.sid", id ?? "");
      expect((await stale.get("/api/user")).status).toBe(401);
    }
  });

  it("slows down who guesses one account's password, and says for how long", async () => {
    const { user } = await registeredShopper();
    const json = { username: user.username, password: "guess-guess" };
    const statuses: number[] = [];
    let last = await new Client().post("/api/login", json);
    for (let tries = 0; tries < 12 && last.status !== 429; tries += 1) {
      statuses.push(last.status);
      last = await new Client().post("/api/login", json);
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it("refuses a body that is no JSON, and one of another type", async () => {
    expect((await new Client().refused(400, "POST", "/api/login", { json: '{"username"' })).code).toBe("body_invalid");
    const form = await new Client().refused(415, "POST", "/api/login", {
      json: "username=a",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(form.code).toBe("media_type_unsupported");
  });
});

describe("the two halves of a session", () => {
  it("keep admin and customer apart", async () => {
    const admin = await signedInAdmin();
    expect((await admin.get("/api/user")).status).toBe(401);
    const shopper = newShopper();
    await new Client().post("/api/register", shopper);
    await admin.post("/api/login", { username: shopper.username, password: PASSWORD });
    expect((await admin.get<{ authenticated: boolean }>("/api/admin/check-auth")).body).toEqual({
      authenticated: true,
    });
    await admin.post("/api/logout");
    expect((await admin.get("/api/user")).status).toBe(401);
    expect((await admin.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    await admin.post("/api/admin/logout");
    expect((await admin.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
  });

  it("do not let a customer in at the admin's door", async () => {
    const { user } = await registeredShopper();
    const body = await new Client().refused(401, "POST", "/api/admin/login", {
      json: { username: user.username, password: PASSWORD },
    });
    expect(body.code).toBe("credentials_wrong");
  });

  it("name the missing fields of the admin's form", async () => {
    const body = await new Client().refused(400, "POST", "/api/admin/login", {
      json: {},
      headers: { "accept-language": "en" },
    });
    expect(body.fields).toEqual({
      username: { code: "admin_username_required", message: "Enter username" },
      password: { code: "admin_password_required", message: "Enter password" },
    });
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

describe("the admin in Medusa's own dashboard", () => {
  it("signs in with the same email and password, and the shop's calls know them there", async () => {
    const dashboard = new Client(commerceUrl);
    const { body } = await dashboard.post<{ token: string }>("/auth/user/emailpass", {
      email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
      password: process.env.ADMIN_PASSWORD,
    });
    expect(body.token).toEqual(expect.any(String));
    await dashboard.post("/auth/session", undefined, { authorization: `Bearer ${body.token}` });
    expect((await dashboard.get("/admin/orders?limit=1")).status).toBe(200);
    expect((await dashboard.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
  });
});
