import type { User } from "@zakh/accounts/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { bearer, dashboardOf, letIn, openSession } from "./dashboard-client";
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

/** An admin who is a customer as well, and has Medusa's dashboard open. */
async function adminWithDashboard() {
  const { user, client } = await registeredShopper();
  promoted.push(user);
  await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
  const dashboard = await dashboardOf(user.email);
  expect(await letIn(dashboard.client)).toBe(true);
  return { user, client, dashboard };
}

/** The two ways to another password. */
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
];

describe.each(ways)("a password that is %s", (_way, setPassword) => {
  it("ends the sessions and tokens of Medusa's dashboard, and what they could begin", async () => {
    const { user, client, dashboard } = await adminWithDashboard();
    expect(await setPassword(user, client)).toBeLessThan(300);

    expect(await letIn(dashboard.client)).toBe(false);
    expect((await dashboard.client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    expect(await letIn(new Client(commerceUrl), bearer(dashboard.token))).toBe(false);
    const begunAnew = new Client(commerceUrl);
    await openSession(begunAnew, dashboard.token);
    expect(await letIn(begunAnew)).toBe(false);
    const { body } = await new Client(commerceUrl).post<{ token?: string }>(
      "/auth/token/refresh",
      undefined,
      bearer(dashboard.token),
    );
    expect(await letIn(new Client(commerceUrl), bearer(body.token ?? "none"))).toBe(false);
  });

  it("opens the dashboard itself, and leaves nobody else's closed", async () => {
    const { user, client } = await adminWithDashboard();
    const other = await adminWithDashboard();
    expect(await setPassword(user, client)).toBeLessThan(300);
    const again = await dashboardOf(user.email, NEW_PASSWORD);
    expect(await letIn(again.client)).toBe(true);
    expect((await again.client.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    expect(await letIn(other.dashboard.client)).toBe(true);
  });
});
