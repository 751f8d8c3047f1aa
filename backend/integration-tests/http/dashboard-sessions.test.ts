import { createHash, randomUUID, scryptSync } from "node:crypto";
import { generateJwtToken } from "@medusajs/framework/utils";
import type { User } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { bearer, dashboardOf, isAccepted, openSession } from "./dashboard-client";
import { mailsTo } from "./mailbox";

const NEW_PASSWORD = "шинэ-нууц-үг";

let admin: Client;
const promoted: User[] = [];

beforeAll(async () => {
  admin = await signedInAdmin();
});

afterAll(async () => {
  for (const { id } of promoted) await admin.patch(`/api/admin/users/${id}`, { isAdmin: false });
});

/** An admin who is also a customer and is signed in to Medusa's dashboard. */
async function adminWithDashboard() {
  const { user, client } = await registeredShopper();
  promoted.push(user);
  await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
  const dashboard = await dashboardOf(user.email);
  expect(await isAccepted(dashboard.client)).toBe(true);
  return { user, client, dashboard };
}

/** The reset link of Medusa's dashboard; the shop does not mail it, so the token is created here. */
async function medusasLink(email: string): Promise<string> {
  await new Client(commerceUrl).post("/auth/user/emailpass/reset-password", { identifier: email });
  const jwtid = randomUUID();
  const { rowCount } = await shopPool().query(
    "UPDATE auth_password_reset_token SET token_hash = $2 WHERE entity_id = $1",
    [email, createHash("sha256").update(jwtid).digest("hex")],
  );
  expect(rowCount).toBe(1);
  return generateJwtToken(
    { entity_id: email, provider: "emailpass", actor_type: "user", purpose: "reset" },
    { secret: process.env.JWT_SECRET, expiresIn: "5m", jwtOptions: { jwtid } },
  );
}

async function setInMedusa(email: string, password: string): Promise<number> {
  const token = await medusasLink(email);
  const { status } = await new Client(commerceUrl).post("/auth/user/emailpass/update", { password }, bearer(token));
  return status;
}

function renewed(token: string) {
  return new Client(commerceUrl).post<{ token?: string }>("/auth/token/refresh", undefined, bearer(token));
}

/** All ways to change a password. */
const ways: [string, (user: User, client: Client) => Promise<number>][] = [
  [
    "changed on my page",
    async (_user, client) => {
      const { status } = await client.post("/api/user/password", { currentPassword: PASSWORD, password: NEW_PASSWORD });
      return status;
    },
  ],
  [
    "set by a mailed link",
    async ({ email }) => {
      await new Client().post("/api/password-reset", { email });
      const [mail] = await mailsTo(email, 1);
      const token = /\/password-reset\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
      return (await new Client().post("/api/password-reset/confirm", { token, password: NEW_PASSWORD })).status;
    },
  ],
  ["set by a link of Medusa's dashboard", ({ email }) => setInMedusa(email, NEW_PASSWORD)],
];

describe.each(ways)("a password that is %s", (_way, setPassword) => {
  it("ends the sessions and tokens of Medusa's dashboard, including those from which others could start", async () => {
    const { user, client, dashboard } = await adminWithDashboard();
    expect(await setPassword(user, client)).toBeLessThan(300);

    expect(await isAccepted(dashboard.client)).toBe(false);
    expect((await dashboard.client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    expect(await isAccepted(new Client(commerceUrl), bearer(dashboard.token))).toBe(false);
    const begunAnew = new Client(commerceUrl);
    await openSession(begunAnew, dashboard.token);
    expect(await isAccepted(begunAnew)).toBe(false);
    expect((await renewed(dashboard.token)).status).toBe(401);
  });

  it("allows signing in to the dashboard again, and affects nobody else", async () => {
    const { user, client } = await adminWithDashboard();
    const other = await adminWithDashboard();
    expect(await setPassword(user, client)).toBeLessThan(300);
    const again = await dashboardOf(user.email, NEW_PASSWORD);
    expect(await isAccepted(again.client)).toBe(true);
    const { body } = await renewed(again.token);
    expect(await isAccepted(new Client(commerceUrl), bearer(body.token ?? "none"))).toBe(true);
    expect((await again.client.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    expect(await isAccepted(other.dashboard.client)).toBe(true);
  });
});

describe("a password set by a link of Medusa's dashboard", () => {
  it("ends the shop's own sessions, a customer's and an admin's", async () => {
    const { user, client } = await adminWithDashboard();
    await client.post("/api/admin/login", { username: user.email, password: PASSWORD });
    expect(await setInMedusa(user.email, NEW_PASSWORD)).toBe(200);
    expect((await client.get("/api/user")).status).toBe(401);
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    expect((await client.post("/api/login", { username: user.email, password: PASSWORD })).status).toBe(401);
    expect((await client.post("/api/login", { username: user.email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it("must satisfy the shop's own rules", async () => {
    const { user, dashboard } = await adminWithDashboard();
    expect(await setInMedusa(user.email, "short")).toBe(400);
    expect(await isAccepted(dashboard.client)).toBe(true);
  });

  it("ends the sessions of an invited user without an account of the shop", async () => {
    const inviting = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const email = `invited-${randomUUID().slice(0, 8)}@example.com`;
    const { body: made } = await inviting.client.post<{ invite: { token: string } }>("/admin/invites", { email });
    const guest = new Client(commerceUrl);
    const credentials = { email, password: PASSWORD };
    const { body: registered } = await guest.post<{ token: string }>("/auth/user/emailpass/register", credentials);
    const accepting = `/admin/invites/accept?token=${made.invite.token}`;
    const { body } = await guest.post<{ user: User }>(accepting, { email }, bearer(registered.token));

    const { client, token } = await dashboardOf(email);
    expect(await isAccepted(client)).toBe(true);
    expect(await setInMedusa(email, NEW_PASSWORD)).toBe(200);
    expect(await isAccepted(client)).toBe(false);
    expect(await isAccepted(new Client(commerceUrl), bearer(token))).toBe(false);
    expect(await isAccepted((await dashboardOf(email, NEW_PASSWORD)).client)).toBe(true);
    await inviting.client.delete(`/admin/users/${body.user.id}`);
  });
});

describe("a token from before its account became an admin", () => {
  it("never opens the dashboard, however often it is renewed", async () => {
    const { user } = await registeredShopper();
    const half = { email: user.email, password: PASSWORD };
    const { body: begun } = await new Client(commerceUrl).post<{ token: string }>("/auth/user/emailpass", half);
    promoted.push(user);
    await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
    const { status, body } = await renewed(begun.token);
    expect(status).toBe(200);
    expect(await isAccepted(new Client(commerceUrl), bearer(body.token ?? "none"))).toBe(false);
    expect(await isAccepted((await dashboardOf(user.email)).client)).toBe(true);
  });
});

describe("a secret API key", () => {
  it("is not made, because it would outlive its maker's right, and opens nothing where there is one", async () => {
    const { client } = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const { status, body } = await client.post<{ code: string }>("/admin/api-keys", { title: "Нууц", type: "secret" });
    expect([status, body.code]).toEqual([403, "secret_keys_unused"]);
    const open = await client.post<{ api_key: { id: string; type: string } }>("/admin/api-keys", {
      title: "Нээлттэй",
      type: "publishable",
    });
    expect(open.status).toBe(200);
    const key = `sk_${randomUUID()}`;
    const id = open.body.api_key.id;
    const salt = "ab".repeat(16);
    const hash = scryptSync(key, salt, 64).toString("hex");
    await shopPool().query("UPDATE api_key SET type = 'secret', salt = $2, token = $3, redacted = $4 WHERE id = $1", [
      id,
      salt,
      hash,
      `${key.slice(0, 6)}***${key.slice(-3)}`,
    ]);
    expect(await isAccepted(new Client(commerceUrl), { authorization: `Basic ${key}` })).toBe(false);
    await shopPool().query("DELETE FROM api_key WHERE id = $1", [id]);
  });
});

describe("a customer who is deleted in Medusa's dashboard", () => {
  it("is signed out at once, and email and username are free", async () => {
    const { dashboard } = await adminWithDashboard();
    const { user, client } = await registeredShopper();
    const { rows } = await shopPool().query<{ id: string }>("SELECT id FROM customer WHERE email = $1", [user.email]);
    expect((await dashboard.client.delete(`/admin/customers/${rows[0]?.id}`)).status).toBe(200);
    expect((await client.get("/api/user")).status).toBe(401);
    expect((await client.post("/api/login", { username: user.username, password: PASSWORD })).status).toBe(401);
    const { username, email, name, phone } = user;
    const again = { username, email, name, phone, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await new Client().post("/api/register", again)).status).toBe(201);
  });
});

describe("a user who is deleted in Medusa's dashboard", () => {
  it("is no longer an admin of the shop, and stays its customer", async () => {
    const { user, client } = await adminWithDashboard();
    await client.post("/api/admin/login", { username: user.email, password: PASSWORD });
    expect((await client.get("/api/orders")).status).toBe(200);
    const owner = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const { body } = await owner.client.get<{ users: User[] }>(`/admin/users?q=${encodeURIComponent(user.email)}`);
    expect(body.users).toHaveLength(1);
    expect((await owner.client.delete(`/admin/users/${body.users[0]?.id}`)).status).toBe(200);
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    await client.refused(403, "GET", "/api/orders");
    const again = await client.post("/api/admin/login", { username: user.email, password: PASSWORD });
    expect(again.status).toBe(401);
    expect((await client.get("/api/user")).status).toBe(200);
  });
});

describe("an email invited to Medusa's dashboard", () => {
  async function invited() {
    const owner = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const name = randomUUID().slice(0, 8);
    const email = `called-${name}@example.com`;
    const { body } = await owner.client.post<{ invite: { id: string; token: string } }>("/admin/invites", { email });
    const { body: registered } = await new Client(commerceUrl).post<{ token: string }>(
      "/auth/user/emailpass/register",
      { email, password: PASSWORD },
    );
    const register = () =>
      new Client().post("/api/register", {
        username: `called-${name}`,
        email,
        name: "Болд",
        phone: "010-1234-5678",
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      });
    return { owner: owner.client, email, invite: body.invite, token: registered.token, register };
  }

  it("is taken while the invitation is valid, and free after it was withdrawn", async () => {
    const { owner, email, invite, register } = await invited();
    expect((await register()).status).toBe(409);
    expect((await owner.delete(`/admin/invites/${invite.id}`)).status).toBe(200);
    expect((await register()).status).toBe(201);
    const signIn = (password: string) => new Client().post("/api/login", { username: email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it("is taken while its user exists, and free after it was deleted", async () => {
    const { owner, email, invite, token, register } = await invited();
    const accepting = `/admin/invites/accept?token=${invite.token}`;
    const { body } = await new Client(commerceUrl).post<{ user: User }>(accepting, { email }, bearer(token));
    expect((await register()).status).toBe(409);
    expect((await owner.delete(`/admin/users/${body.user.id}`)).status).toBe(200);
    expect((await register()).status).toBe(201);
  });

  it("cannot be taken by a stranger, whenever they begin with it", async () => {
    const { client: owner } = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const email = `wanted-${randomUUID().slice(0, 8)}@example.com`;
    const begin = async (actor: "user" | "customer", password: string) => {
      const guest = new Client(commerceUrl);
      return guest.post<{ token: string }>(`/auth/${actor}/emailpass/register`, { email, password });
    };
    const accept = (invitation: string, token: string, named = email) =>
      new Client(commerceUrl).post<{ user: User }>(
        `/admin/invites/accept?token=${invitation}`,
        { email: named },
        bearer(token),
      );
    const signIn = (password: string) => new Client(commerceUrl).post("/auth/user/emailpass", { email, password });

    expect((await begin("customer", NEW_PASSWORD)).status).toBe(200);
    const { body: made } = await owner.post<{ invite: { token: string } }>("/admin/invites", { email });
    const before = await begin("user", NEW_PASSWORD);
    const own = await begin("user", PASSWORD);
    const after = await begin("user", NEW_PASSWORD);
    expect([before.status, own.status, after.status]).toEqual([200, 200, 200]);
    expect((await begin("customer", NEW_PASSWORD)).status).toBe(409);
    // Neither a stranger's password nor one before the invitation is shown signs anybody in.
    for (const { body } of [before, own, after]) {
      expect(await isAccepted(new Client(commerceUrl), bearer(body.token))).toBe(false);
    }
    expect((await accept("made-up", before.body.token)).status).toBe(401);

    const accepted = await accept(made.invite.token, own.body.token, "other@example.com");
    expect(accepted.status).toBe(200);
    expect(accepted.body.user.email).toBe(email);
    expect(await isAccepted((await dashboardOf(email)).client)).toBe(true);
    expect((await signIn(NEW_PASSWORD)).status).toBe(401);
    for (const { body } of [before, after]) {
      expect((await accept(made.invite.token, body.token)).status).toBe(401);
      expect(await isAccepted(new Client(commerceUrl), bearer(body.token))).toBe(false);
    }
    await owner.delete(`/admin/users/${accepted.body.user.id}`);
  });

  it("with an account is not invited, because the account's password would open the dashboard", async () => {
    const { client: owner } = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const { user } = await registeredShopper();
    for (const email of [user.email, user.email.toUpperCase()]) {
      expect((await owner.refused(409, "POST", "/admin/invites", { json: { email } })).code).toBe("email_taken");
    }
  });
});
