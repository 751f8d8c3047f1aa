import type { SessionAnswer, User } from "@zakh/accounts/contract";
import { describe, expect, it } from "vitest";
import { Client, newShopper, PASSWORD, registeredShopper, signedInAdmin } from "./client";

/** Signs the same shopper in with another browser. */
async function alsoSignedIn(user: User, password = PASSWORD): Promise<Client> {
  const client = new Client();
  const { status } = await client.post("/api/login", { username: user.username, password });
  if (status !== 200) throw new Error(`Login answered ${status}`);
  return client;
}

/** A browser that still sends an old session id. */
function withSession(id: string | undefined): Client {
  const client = new Client();
  client.setCookie("zakh.sid", id ?? "");
  return client;
}

describe("a session", () => {
  it("changes its id at every sign-in, and signing out ends it", async () => {
    const { client, user } = await registeredShopper();
    const first = client.cookie("zakh.sid");
    await client.post("/api/login", { username: user.username, password: PASSWORD });
    const second = client.cookie("zakh.sid");
    expect(second).not.toBe(first);
    expect((await withSession(first).get("/api/user")).status).toBe(401);
    expect((await client.post("/api/logout")).status).toBe(204);
    expect((await withSession(second).get("/api/user")).status).toBe(401);
  });

  it("has a cookie that scripts cannot read and other sites do not send", async () => {
    const { headers } = await new Client().post("/api/register", newShopper());
    const cookie = headers.getSetCookie().find((line) => line.startsWith("zakh.sid="));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/;/);
  });

  it("is visible to the page as long as it lasts", async () => {
    const { client } = await registeredShopper();
    expect(client.cookie("zakh.signed-in")).toBe("yes");
    await client.post("/api/user/sessions/end");
    expect(client.cookie("zakh.signed-in")).toBe("");
    expect((await signedInAdmin()).cookie("zakh.signed-in")).toBeUndefined();
  });

  it("lives 30 days for a customer and for an admin on a device of his own, and 12 hours for an admin elsewhere", async () => {
    const days = (headers: Headers) => {
      const [line = ""] = headers.getSetCookie().filter((each) => each.startsWith("zakh.sid="));
      return (Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? "") - Date.now()) / 86_400_000;
    };
    expect(days((await new Client().post("/api/register", newShopper())).headers)).toBeCloseTo(30, 1);
    const admin = { username: process.env.ADMIN_USERNAME, password: process.env.ADMIN_PASSWORD };
    expect(days((await new Client().post("/api/admin/login", admin)).headers)).toBeCloseTo(0.5, 1);
    const own = { ...admin, ownDevice: true };
    expect(days((await new Client().post("/api/admin/login", own)).headers)).toBeCloseTo(30, 1);
    expect((await new Client().post("/api/admin/login", { ...admin, ownDevice: "yes" })).status).toBe(400);
  });

  it("is refused when its id was invented or changed", async () => {
    const { client } = await registeredShopper();
    const id = client.cookie("zakh.sid") ?? "";
    for (const wrong of ["", "s%3Aabc.def", id.slice(0, -2), "a".repeat(10_000), "%00", "s%3A%00.%00"]) {
      expect((await withSession(wrong).get("/api/user")).status).toBe(401);
    }
    expect((await client.get("/api/user")).status).toBe(200);
  });

  it("can be ended when there is none", async () => {
    for (const path of ["/api/logout", "/api/admin/logout"]) {
      const { status, body } = await new Client().post(path);
      expect(status).toBe(204);
      expect(body).toBe("");
    }
  });
});

describe("the two halves of a session", () => {
  it("are separate for admin and customer", async () => {
    const admin = await signedInAdmin();
    expect((await admin.get("/api/user")).status).toBe(401);
    const shopper = newShopper();
    await new Client().post("/api/register", shopper);
    await admin.post("/api/login", { username: shopper.username, password: PASSWORD });
    expect((await admin.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    await admin.post("/api/logout");
    expect((await admin.get("/api/user")).status).toBe(401);
    expect((await admin.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    await admin.post("/api/admin/logout");
    expect((await admin.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
  });

  it("leave the customer signed in when the admin signs out", async () => {
    const { client, user } = await registeredShopper();
    await client.post("/api/admin/login", {
      username: process.env.ADMIN_USERNAME,
      password: process.env.ADMIN_PASSWORD,
    });
    const both = client.cookie("zakh.sid");
    await client.post("/api/admin/logout");
    expect((await client.get("/api/user")).body).toEqual(user);
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    expect((await withSession(both).get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
  });

  it("refuse a customer at the admin's sign-in", async () => {
    const { client, user } = await registeredShopper();
    const json = { username: user.username, password: PASSWORD };
    expect((await client.refused(401, "POST", "/api/admin/login", { json })).code).toBe("credentials_wrong");
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
  });

  it("sign the admin in as an admin only", async () => {
    const client = new Client();
    const json = { username: process.env.ADMIN_USERNAME, password: process.env.ADMIN_PASSWORD };
    const { status, body } = await client.post<SessionAnswer>("/api/admin/login", json);
    expect(status).toBe(200);
    expect(body.user.isAdmin).toBe(true);
    expect((await client.get("/api/user")).status).toBe(401);
  });

  it("name missing fields of the admin's form", async () => {
    const headers = { "accept-language": "en" };
    const body = await new Client().refused(400, "POST", "/api/admin/login", { json: {}, headers });
    expect(body.fields).toEqual({
      username: { code: "admin_username_required", message: "Enter username" },
      password: { code: "admin_password_required", message: "Enter password" },
    });
  });
});

describe("signing out everywhere", () => {
  it("ends every session of the customer, including this one, and nobody else's", async () => {
    const { client, user } = await registeredShopper();
    const phone = await alsoSignedIn(user);
    const other = await registeredShopper();
    const ids = [client.cookie("zakh.sid"), phone.cookie("zakh.sid")];
    const { status, body } = await client.post("/api/user/sessions/end");
    expect(status).toBe(204);
    expect(body).toBe("");
    for (const browser of [client, phone, ...ids.map(withSession)]) {
      expect((await browser.get("/api/user")).status).toBe(401);
    }
    expect((await other.client.get("/api/user")).status).toBe(200);
    expect((await (await alsoSignedIn(user)).get("/api/user")).status).toBe(200);
  });

  it("keeps the admin's half", async () => {
    const client = await signedInAdmin();
    const shopper = newShopper();
    await client.post("/api/register", shopper);
    await client.post("/api/user/sessions/end");
    expect((await client.get("/api/user")).status).toBe(401);
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
  });

  it("requires a signed-in customer", async () => {
    expect((await new Client().refused(401, "POST", "/api/user/sessions/end")).code).toBe("login_required");
    const admin = await signedInAdmin();
    expect((await admin.refused(401, "POST", "/api/user/sessions/end")).code).toBe("login_required");
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await admin.refused(403, "POST", "/api/user/sessions/end", { headers })).code).toBe("cross_site");
  });
});
