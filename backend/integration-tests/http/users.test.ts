import type { SessionAnswer, User } from "@zakh/accounts/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, newShopper, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { dashboardOf } from "./dashboard-client";

let admin: Client;
const promoted: User[] = [];

beforeAll(async () => {
  admin = await signedInAdmin();
});

afterAll(async () => {
  for (const { id } of promoted) await admin.patch(`/api/admin/users/${id}`, { isAdmin: false });
});

async function registered(changes: Partial<ReturnType<typeof newShopper>>): Promise<User> {
  const { status, body } = await new Client().post<SessionAnswer>("/api/register", { ...newShopper(), ...changes });
  if (status !== 201) throw new Error(`Registration answered ${status}`);
  return body.user;
}

async function found(search: string): Promise<number[]> {
  const { status, body } = await admin.get<User[]>(`/api/admin/users?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

/** A shopper who was made an admin, signed in as an admin. */
async function newAdmin(): Promise<{ user: User; client: Client }> {
  const { user } = await registeredShopper();
  promoted.push(user);
  await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
  const client = new Client();
  const { status } = await client.post("/api/admin/login", { username: user.username, password: PASSWORD });
  expect(status).toBe(200);
  return { user, client };
}

describe("the list of users", () => {
  it("contains everybody with the fields of the contract, newest first", async () => {
    const first = await registered({});
    const second = await registered({});
    const { status, headers, body } = await admin.get<User[]>("/api/admin/users");
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
    const ids = body.map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
    expect(body.find(({ id }) => id === first.id)).toEqual(first);
    const dates = body.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|cus_|acc_/i);
  });

  it("has pages, with the total number", async () => {
    const whole = (await admin.get<User[]>("/api/admin/users")).body;
    const page = await admin.get<User[]>("/api/admin/users?limit=2&offset=1");
    expect(page.body).toEqual(whole.slice(1, 3));
    expect(page.headers.get("x-total-count")).toBe(String(whole.length));
    const past = await admin.get<User[]>(`/api/admin/users?limit=2&offset=${whole.length}`);
    expect(past.body).toEqual([]);
    expect(past.headers.get("x-total-count")).toBe(String(whole.length));
  });

  it("is searched by name, email, phone and username, case-insensitively", async () => {
    const { username } = newShopper();
    const unique = username.replace("shopper-", "");
    const user = await registered({
      username: `Өлзий-${unique}`,
      email: `Olzii.${unique}@Example.com`,
      name: `Өлзийсайхан ${unique}`,
      phone: "010-8642-9753",
    });
    for (const search of [
      `ӨЛЗИЙ-${unique}`,
      `өлзий-${unique.toUpperCase()}`,
      `OLZII.${unique}@EXAMPLE`,
      `сайхан ${unique}`,
      ` СаЙхАн ${unique} `,
      `Өлзийсайхан ${unique}`.normalize("NFD"),
    ]) {
      expect(await found(search)).toEqual([user.id]);
    }
    for (const search of ["8642-9753", "01086429753"]) expect(await found(search)).toContain(user.id);
  });

  it("treats wildcards as plain characters", async () => {
    const unique = newShopper().username.replace("shopper-", "");
    const user = await registered({ username: `a_b-${unique}` });
    expect(await found(`a_b-${unique}`)).toEqual([user.id]);
    expect(await found(`a%b-${unique}`)).toEqual([]);
    expect(await found(`axb-${unique}`)).toEqual([]);
    expect(await found(`b_b-${unique}`)).toEqual([]);
    for (const search of ["'; DROP TABLE account; --", "\\", "%", "🥩", "\u202e"]) await found(search);
    expect((await admin.get<User[]>("/api/admin/users?search=&limit=&offset=")).body.length).toBeGreaterThan(1);
  });

  it("counts the results of a search", async () => {
    const unique = newShopper().username.replace("shopper-", "");
    for (const letter of ["a", "b", "c"]) await registered({ username: `${letter}-${unique}` });
    const { headers, body } = await admin.get<User[]>(`/api/admin/users?search=${unique}&limit=2`);
    expect(body.map(({ username }) => username)).toEqual([`c-${unique}`, `b-${unique}`]);
    expect(headers.get("x-total-count")).toBe("3");
  });

  it("is sorted by name like a Mongolian dictionary, case-insensitively, and in reverse", async () => {
    const unique = newShopper().username.replace("shopper-", "");
    const names = ["Од", "өлзий", "Пүрэв", "Ухна", "Үнэн"];
    for (const name of [...names].reverse()) await registered({ name: `${name} ${unique}` });
    const sorted = async (sort: string) =>
      (await admin.get<User[]>(`/api/admin/users?search=${unique}&sort=${sort}`)).body.map(({ name }) => name);
    const expected = names.map((name) => `${name} ${unique}`);
    expect(await sorted("name")).toEqual(expected);
    expect(await sorted("-name")).toEqual([...expected].reverse());
    expect(await sorted("newest")).toEqual(expected);
    expect(await sorted("oldest")).toEqual([...expected].reverse());
    const { body } = await admin.get<User[]>(`/api/admin/users?search=${unique}&sort=-username`);
    const usernames = body.map(({ username }) => username);
    expect(usernames).toEqual([...usernames].sort().reverse());
  });

  it.each([
    ["sort=admin", "sort"],
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=-1", "limit"],
    ["limit=two", "limit"],
    ["limit=1&limit=2", "limit"],
    ["limit=9999999999", "limit"],
    ["limit=1&offset=-1", "offset"],
    ["search=a%00b", "search"],
    [`search=${"a".repeat(101)}`, "search"],
    ["search[a]=b", "search"],
  ])("refuses %s", async (query, field) => {
    const body = await admin.refused(400, "GET", `/api/admin/users?${query}`);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it("is for admins only", async () => {
    expect((await new Client().refused(401, "GET", "/api/admin/users")).code).toBe("admin_required");
    const { client } = await registeredShopper();
    expect((await client.refused(403, "GET", "/api/admin/users")).code).toBe("access_denied");
  });
});

describe("the admin right", () => {
  it("opens the back office and Medusa's dashboard with the same password", async () => {
    const { user, client } = await newAdmin();
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
    expect((await client.get("/api/admin/users?limit=1")).status).toBe(200);
    const dashboard = await dashboardOf(user.email);
    expect((await dashboard.client.get("/admin/orders?limit=1")).status).toBe(200);
    expect((await dashboard.client.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
  });

  it("is answered with the user, and granting it twice changes nothing", async () => {
    const { user } = await registeredShopper();
    promoted.push(user);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
      expect(status).toBe(200);
      expect(body).toEqual({ ...user, isAdmin: true });
    }
    const dashboard = await dashboardOf(user.email);
    const { body } = await dashboard.client.get<{ users: unknown[] }>(`/admin/users?email=${user.email}`);
    expect(body.users).toHaveLength(1);
  });

  it("ends all admin sessions at once when it is revoked, and leaves the customer signed in", async () => {
    const { user, client } = await newAdmin();
    await client.post("/api/login", { username: user.username, password: PASSWORD });
    const dashboard = await dashboardOf(user.email);
    const { status, body } = await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: false });
    expect(status).toBe(200);
    expect(body).toEqual(user);

    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    expect((await client.refused(403, "GET", "/api/admin/users")).code).toBe("access_denied");
    expect((await client.get("/api/user")).status).toBe(200);
    const json = { username: user.username, password: PASSWORD };
    expect((await new Client().refused(401, "POST", "/api/admin/login", { json })).code).toBe("credentials_wrong");

    expect((await dashboard.client.get("/admin/orders?limit=1")).status).toBe(401);
    expect((await dashboard.client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    const bearer = { authorization: `Bearer ${dashboard.token}` };
    expect((await new Client(commerceUrl).get("/admin/orders?limit=1", bearer)).status).toBe(401);
    expect((await (await dashboardOf(user.email)).client.get("/admin/orders?limit=1")).status).toBe(401);
  });

  it("does not restore old sessions when it is granted again", async () => {
    const { user, client } = await newAdmin();
    await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: false });
    await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: false });
    const { status } = await client.post("/api/admin/login", { username: user.username, password: PASSWORD });
    expect(status).toBe(200);
    expect((await (await dashboardOf(user.email)).client.get("/admin/orders?limit=1")).status).toBe(200);
  });

  it("agrees with Medusa after concurrent grants and revocations", async () => {
    const { user } = await registeredShopper();
    promoted.push(user);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.patch(`/api/admin/users/${user.id}`, { isAdmin: index % 2 === 0 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body: users } = await admin.get<User[]>(`/api/admin/users?search=${user.username}`);
    const dashboard = await dashboardOf(user.email);
    expect((await dashboard.client.get("/admin/orders?limit=1")).status).toBe(users[0]?.isAdmin ? 200 : 401);
  });

  it("stays with the last owner", async () => {
    for (const { id } of promoted.splice(0)) await admin.patch(`/api/admin/users/${id}`, { isAdmin: false });
    const { body: users } = await admin.get<User[]>("/api/admin/users");
    const admins = users.filter(({ isAdmin }) => isAdmin);
    expect(admins).toHaveLength(1);
    const body = await admin.refused(409, "PATCH", `/api/admin/users/${admins[0]?.id}`, {
      json: { isAdmin: false },
      headers: { "accept-language": "en" },
    });
    expect(body.code).toBe("last_owner");
    expect(body.message).toBe("The only owner cannot lose that role. Make somebody else an owner first.");
    expect((await admin.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
  });

  it("can be granted to existing users only, by a valid body", async () => {
    const { user } = await registeredShopper();
    const json = { isAdmin: true };
    expect((await admin.refused(404, "PATCH", "/api/admin/users/2147483647", { json })).code).toBe("not_found");
    for (const id of ["0", "-1", "1.5", "abc", "99999999999", "%00"]) {
      expect((await admin.refused(400, "PATCH", `/api/admin/users/${id}`, { json })).code).toBe("id_invalid");
    }
    for (const isAdmin of [undefined, null, "true", 1, [true]]) {
      const body = await admin.refused(400, "PATCH", `/api/admin/users/${user.id}`, { json: { isAdmin } });
      expect(body.fields?.isAdmin?.code).toBe("value_invalid");
    }
    const plain = { json: "a", headers: { "content-type": "text/plain" } };
    expect((await admin.refused(415, "PATCH", `/api/admin/users/${user.id}`, plain)).code).toBe(
      "media_type_unsupported",
    );
    const more = { isAdmin: false, username: "other", email: "o@example.com", id: 1 };
    expect((await admin.patch(`/api/admin/users/${user.id}`, more)).body).toEqual(user);
  });

  it("can be granted by admins only", async () => {
    const { client, user } = await registeredShopper();
    const json = { isAdmin: true };
    const path = `/api/admin/users/${user.id}`;
    expect((await new Client().refused(401, "PATCH", path, { json })).code).toBe("admin_required");
    expect((await client.refused(403, "PATCH", path, { json })).code).toBe("access_denied");
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await admin.refused(403, "PATCH", path, { json, headers })).code).toBe("cross_site");
    expect((await client.get<User>("/api/user")).body.isAdmin).toBe(false);
  });
});

describe("the first admin", () => {
  it("signs in to Medusa's dashboard, and the shop's calls accept them there", async () => {
    const dashboard = new Client(commerceUrl);
    const { body } = await dashboard.post<{ token: string }>("/auth/user/emailpass", {
      email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
      password: process.env.ADMIN_PASSWORD,
    });
    await dashboard.post("/auth/session", undefined, { authorization: `Bearer ${body.token}` });
    expect((await dashboard.get("/admin/orders?limit=1")).status).toBe(200);
    expect((await dashboard.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
  });
});
