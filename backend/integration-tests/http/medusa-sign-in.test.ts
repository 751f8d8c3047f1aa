import { randomUUID } from "node:crypto";
import { shopPool } from "@zakh/kit/database/pool";
import { describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, newShopper, PASSWORD, registeredShopper } from "./client";
import { bearer, dashboardOf, isAccepted } from "./dashboard-client";

/** The limit per account in five minutes, and the limit of failures per address for all accounts together. */
const PER_ACCOUNT = 10;
const PER_ADDRESS = 100;

type Guess = (email: string, headers: Record<string, string>) => Promise<{ status: number; headers: Headers }>;

/** A sign-in at Medusa's own call. */
function guessAt(path: string): Guess {
  return async (email, headers) => {
    const body = JSON.stringify({ email, password: "not-this-one" });
    return fetch(`${commerceUrl}${path}`, {
      method: "POST",
      body,
      headers: { ...headers, "content-type": "application/json" },
    });
  };
}

const ways: [string, Guess][] = [
  ["as a user of the dashboard", guessAt("/auth/user/emailpass")],
  ["as a customer", guessAt("/auth/customer/emailpass")],
  ["as somebody whom Medusa does not know", guessAt("/auth/nobody/emailpass")],
  ["with a slash at the end", guessAt("/auth/user/emailpass/")],
  ["in capitals", guessAt("/AUTH/user/emailpass")],
  ["with encoded letters", guessAt("/auth/user/%65mailpass")],
  ["with the email in capitals", (email, headers) => guessAt("/auth/user/emailpass")(email.toUpperCase(), headers)],
];

async function untilRefused(attempt: (index: number) => Promise<{ status: number; headers: Headers }>, most: number) {
  const statuses: number[] = [];
  for (let index = 0; index <= most; index += 1) {
    const answer = await attempt(index);
    statuses.push(answer.status);
    if (answer.status === 429) return { statuses, retryAfter: Number(answer.headers.get("retry-after")) };
  }
  return { statuses, retryAfter: undefined };
}

describe("guessing a password at Medusa's own sign-in", () => {
  it.each(ways)("is limited %s, the right password included", async (_way, guess) => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const { statuses, retryAfter } = await untilRefused(() => guess(user.email, here), PER_ACCOUNT);
    expect(statuses).toEqual([...Array(PER_ACCOUNT).fill(401), 429]);
    expect(retryAfter).toBeGreaterThan(0);
    const right = await new Client(commerceUrl).post<{ code: string; message: string }>(
      "/auth/user/emailpass",
      { email: user.email, password: PASSWORD },
      { ...here, "accept-language": "en" },
    );
    expect(right).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(right.body.message).toMatch(/^Too many attempts/);
  });

  it("counts all spellings together, and together with the shop's own sign-in", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const { statuses } = await untilRefused((index) => {
      const way = ways[index % ways.length]?.[1] as Guess;
      return way(user.email, here);
    }, PER_ACCOUNT);
    expect(statuses.at(-1)).toBe(429);
    const shop = new Client(commerceUrl);
    expect(
      (await shop.send("POST", "/api/login", { json: { username: user.username, password: PASSWORD }, headers: here }))
        .status,
    ).toBe(429);
  });

  it("is limited for an unknown email, with the same answer", async () => {
    const here = fromElsewhere();
    const { user } = await registeredShopper();
    const nobody = `nobody-${randomUUID()}@example.com`;
    const answer = async (email: string) => {
      const { status, body } = await new Client(commerceUrl).post(
        "/auth/user/emailpass",
        { email, password: "wrong" },
        here,
      );
      return { status, body };
    };
    expect(await answer(nobody)).toEqual(await answer(user.email));
    const { statuses } = await untilRefused(() => guessAt("/auth/user/emailpass")(nobody, here), PER_ACCOUNT);
    expect(statuses.at(-1)).toBe(429);
  });

  it("does not count successful sign-ins", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const { statuses } = await untilRefused(
      () => new Client(commerceUrl).post("/auth/customer/emailpass", { email: user.email, password: PASSWORD }, here),
      PER_ACCOUNT,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("is limited per address over all accounts", async () => {
    const here = fromElsewhere();
    const { statuses, retryAfter } = await untilRefused(
      (index) => guessAt("/auth/user/emailpass")(`nobody-${index}-${randomUUID()}@example.com`, here),
      PER_ADDRESS,
    );
    expect(statuses.at(-1)).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
  });

  it.each([
    ["tokens", "/auth/token/refresh"],
    ["sessions", "/auth/session"],
    ["links to a new password", "/auth/user/emailpass/update"],
    ["invitations", "/admin/invites/accept?token=made-up"],
  ])("is as little use with made-up %s", async (_what, path) => {
    const here = { ...fromElsewhere(), ...bearer("made-up") };
    const { statuses } = await untilRefused(() => new Client(commerceUrl).post(path, {}, here), PER_ADDRESS);
    expect(statuses.at(-1)).toBe(429);
  });

  it("does not fill a table with reset links", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const { statuses } = await untilRefused(
      () => new Client(commerceUrl).post("/auth/user/emailpass/reset-password", { identifier: user.email }, here),
      20,
    );
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("registering at Medusa's own calls", () => {
  /** The number of identities with an email. */
  async function identitiesOf(email: string): Promise<number> {
    const { rowCount } = await shopPool().query("SELECT 1 FROM provider_identity WHERE lower(entity_id) = lower($1)", [
      email,
    ]);
    return rowCount ?? 0;
  }

  it.each([
    "/auth/foo/emailpass/register",
    "/auth/customer/google/register/",
    "/AUTH/Foo/emailpass/REGISTER",
    "/auth/foo/%65mailpass/register",
  ])("is closed to all but customers and staff: %s", async (path) => {
    const { email, password } = newShopper();
    const sentences = new Set<string>();
    for (const language of ["mn", "ru", "en", "ko"]) {
      const { status, body } = await new Client(commerceUrl).post<{ code: string; message: string }>(
        path,
        { email, password },
        { ...fromElsewhere(), "accept-language": language },
      );
      expect({ status, code: body.code }).toEqual({ status: 403, code: "registration_closed" });
      sentences.add(body.message);
    }
    expect(sentences.size).toBe(4);
    expect(await identitiesOf(email)).toBe(0);
  });

  it.each(["//auth/user/emailpass/register", "/auth//user/emailpass/register"])(
    "makes nobody under a path that names nothing: %s",
    async (path) => {
      const { email, password } = newShopper();
      const { status } = await new Client(commerceUrl).post(path, { email, password }, fromElsewhere());
      expect([403, 404]).toContain(status);
      expect(await identitiesOf(email)).toBe(0);
    },
  );

  it.each([
    "/auth/user/emailpass/register",
    "/auth/user/emailpass/register/",
    "/AUTH/user/emailpass/REGISTER",
    "/auth/user/%65mailpass/register",
    "/auth/%75ser/emailpass/register",
    "/auth/user/emailpass/%72egister",
  ])("does not tell whether an email is invited, and lets in nobody who is not: %s", async (path) => {
    const { email, password } = newShopper();
    const guest = new Client(commerceUrl);
    const { status, body } = await guest.post<{ token: string }>(path, { email, password }, fromElsewhere());
    expect(status).toBe(200);
    expect(await identitiesOf(email)).toBe(0);
    expect(await isAccepted(guest, bearer(body.token))).toBe(false);
    expect((await guest.post("/auth/user/emailpass", { email, password }, fromElsewhere())).status).toBe(401);
  });

  it("is closed to customers while an administrator invites the email", async () => {
    const email = `invited-${randomUUID().slice(0, 8)}@example.com`;
    const credentials = { email, password: PASSWORD };
    const admin = await dashboardOf(process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD);
    const asCustomer = () =>
      new Client(commerceUrl).post("/auth/customer/emailpass/register", credentials, fromElsewhere());
    // Somebody begins to register with the email, and never becomes a customer.
    expect((await asCustomer()).status).toBe(200);
    const { body } = await admin.client.post<{ invite: { id: string } }>("/admin/invites", { email });
    expect((await asCustomer()).status).toBe(409);
    await admin.client.delete(`/admin/invites/${body.invite.id}`);
    expect((await asCustomer()).status).toBe(200);
  });
});
