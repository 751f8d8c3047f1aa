import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import {
  customerOf,
  findAdmin,
  findCustomer,
  optionalAdmin,
  optionalCustomer,
  requireCustomer,
  requireStaff,
} from "@zakh/accounts/http/guards";
import { listUsers } from "@zakh/accounts/read-models/accounts";
import { shopPool } from "@zakh/kit/database/pool";
import type { Middleware } from "@zakh/kit/http/calls";
import express, { type RequestHandler } from "express";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { commerceUrl } from "./client";

/** URL of a second server with the shop's guards, on the same database and secret. */
let ownUrl: string;
let close: () => Promise<void>;
const statements = vi.spyOn(shopPool(), "query");

beforeAll(async () => {
  const app = express();
  // Medusa handles a rejected guard; Express 4 does not.
  const guard =
    (middleware: Middleware): RequestHandler =>
    (request, response, next) => {
      Promise.resolve(middleware(request as never, response as never, next)).catch(next);
    };
  app.get("/customer", guard(requireCustomer), (request, response) => {
    response.json(customerOf(request as never).username);
  });
  app.get("/admin", guard(requireStaff(["owner"])), (request, response) => {
    response.json(findAdmin(request as never)?.username);
  });
  app.get("/who", guard(optionalCustomer), guard(optionalAdmin), (request, response) => {
    response.json({
      customer: findCustomer(request as never)?.username,
      admin: findAdmin(request as never)?.username,
    });
  });
  const refused: express.ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ code: error.code ?? String(error) });
  };
  app.use(refused);
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => new Promise((resolve) => server.close(() => resolve()));
});

afterAll(async () => {
  await close();
});

/** Sends a request to the running shop; returns the current session cookie. */
async function send(path: string, body: unknown, cookie = ""): Promise<string> {
  const response = await fetch(`${commerceUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  // The session is saved once the whole answer has arrived.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (
    response.headers
      .getSetCookie()
      .find((line) => line.startsWith("zakh.sid="))
      ?.split(";")[0] ?? cookie
  );
}

async function customer(cookie = ""): Promise<{ cookie: string; username: string; id: string }> {
  const username = `test-${randomUUID().slice(0, 12)}`;
  const person = { username, email: `${username}@example.com`, name: "Болд", phone: "010-1234-5678" };
  const signedIn = await send("/api/register", { ...person, password: "123456" }, cookie);
  return { cookie: signedIn, username, id: sessionId(signedIn) };
}

function admin(cookie = ""): Promise<string> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env;
  return send("/api/admin/login", { username, password }, cookie);
}

/** The id in a signed cookie: `zakh.sid=s%3A<id>.<signature>`. */
function sessionId(cookie: string): string {
  return decodeURIComponent(cookie).replace("zakh.sid=s:", "").split(".")[0] ?? "";
}

async function ask(path: string, cookie = ""): Promise<{ status: number; body: unknown; asked: number }> {
  statements.mockClear();
  const response = await fetch(`${ownUrl}${path}`, { headers: { cookie } });
  return { status: response.status, body: await response.json(), asked: statements.mock.calls.length };
}

/** Changes a half's sign-in time to an earlier one. */
async function age(id: string, half: "customer" | "admin", hours: number): Promise<void> {
  await shopPool().query(
    `UPDATE shop_session SET sess = jsonb_set(sess::jsonb, ARRAY[$2, 'at'],
       to_jsonb((sess->$2->>'at')::bigint - $3::bigint))::json WHERE sid = $1`,
    [id, half, hours * 3_600_000],
  );
}

describe("a session", () => {
  it("is valid in another process than the one that started it", async () => {
    const { cookie, username } = await customer();
    expect(await ask("/customer", cookie)).toMatchObject({ status: 200, body: username });
    await send("/api/logout", {}, cookie);
    expect(await ask("/customer", cookie)).toMatchObject({ status: 401, body: { code: "login_required" } });
  });

  it("costs two statements at most, for any combination of roles", async () => {
    const { cookie, username } = await customer();
    const both = await admin((await customer()).cookie);
    for (const [path, sent, most] of [
      ["/customer", "", 0],
      ["/who", "", 0],
      ["/customer", "zakh.sid=s%3Amade-up.signature", 0],
      ["/customer", cookie, 2],
      ["/admin", cookie, 2],
      ["/admin", both, 2],
      ["/who", both, 2],
    ] as const) {
      expect((await ask(path, sent)).asked, path).toBeLessThanOrEqual(most);
    }
    expect(await ask("/admin", cookie)).toMatchObject({ status: 403, body: { code: "access_denied" } });
    expect(await ask("/customer", cookie)).toMatchObject({ body: username });
    expect(await ask("/who", both)).toMatchObject({ body: { admin: process.env.ADMIN_USERNAME } });
  });

  it("ends for an admin after 12 hours, and the customer in the same browser stays signed in", async () => {
    const { cookie, username } = await customer();
    const both = await admin(cookie);
    await age(sessionId(both), "admin", 11.9);
    expect(await ask("/who", both)).toMatchObject({ body: { customer: username, admin: process.env.ADMIN_USERNAME } });
    await age(sessionId(both), "admin", 0.2);
    expect((await ask("/who", both)).body).toEqual({ customer: username });
    expect(await ask("/admin", both)).toMatchObject({ status: 403 });
  });

  it("ends for a customer after 30 days", async () => {
    const { cookie, username, id } = await customer();
    await age(id, "customer", 30 * 24 - 0.1);
    expect(await ask("/customer", cookie)).toMatchObject({ body: username });
    await age(id, "customer", 0.2);
    expect(await ask("/customer", cookie)).toMatchObject({ status: 401 });
  });

  it("drops an expired half at the next sign-in", async () => {
    const both = await admin((await customer()).cookie);
    await age(sessionId(both), "admin", 13);
    const next = await customer(both);
    const { rows } = await shopPool().query("SELECT sess->'admin' AS admin FROM shop_session WHERE sid = $1", [
      next.id,
    ]);
    expect(rows).toEqual([{ admin: null }]);
  });

  it("ends everywhere when the account signs out everywhere, and leaves no row", async () => {
    const { cookie, username } = await customer();
    const phone = await send("/api/login", { username, password: "123456" });
    const withAdmin = await admin(await send("/api/login", { username, password: "123456" }));
    await send("/api/user/sessions/end", {}, cookie);
    for (const sent of [cookie, phone, withAdmin]) {
      expect(await ask("/customer", sent)).toMatchObject({ status: 401 });
    }
    expect(await ask("/admin", withAdmin)).toMatchObject({ status: 200 });
    const { rows } = await shopPool().query("SELECT sid FROM shop_session WHERE sid = ANY($1)", [
      [cookie, phone, withAdmin].map(sessionId),
    ]);
    expect(rows).toEqual([{ sid: sessionId(withAdmin) }]);
  });

  it("is invalid when it was started before and is saved after", async () => {
    const { cookie, id } = await customer();
    const { rows } = await shopPool().query<{ sess: unknown }>("SELECT sess FROM shop_session WHERE sid = $1", [id]);
    await send("/api/user/sessions/end", {}, cookie);
    await shopPool().query("INSERT INTO shop_session (sid, sess, expire) VALUES ($1, $2, now() + interval '1 day')", [
      id,
      JSON.stringify(rows[0]?.sess),
    ]);
    expect(await ask("/customer", cookie)).toMatchObject({ status: 401 });
  });

  it("is found by its account through an index", async () => {
    const client = await shopPool().connect();
    try {
      await client.query("BEGIN");
      await client.query("SET LOCAL enable_seqscan = off");
      for (const half of ["customer", "admin"]) {
        const { rows } = await client.query(
          `EXPLAIN SELECT sid FROM shop_session WHERE sess->'${half}'->>'accountId' = 'acc_1'`,
        );
        expect(JSON.stringify(rows)).toContain(`IDX_shop_session_${half}`);
      }
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
});

it("users are searched through indexes", async () => {
  const asked: [string, unknown[]][] = [];
  const listening = {
    query: async (sql: string, values: unknown[]) => {
      asked.push([sql, values]);
      return { rows: [] };
    },
  };
  await listUsers(listening as never, { search: "Зоригтбаатар", limit: 20, offset: 0 });
  expect(asked).toHaveLength(2);
  const client = await shopPool().connect();
  try {
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO account (id, username, email, name, phone)
       SELECT 'acc_many_' || n, 'many-' || n, 'many-' || n || '@example.com', 'Олон ' || md5(n::text), '010-0000-0000'
       FROM generate_series(1, 20000) n`,
    );
    await client.query("ANALYZE account");
    // With fewer users reading all of them would do as well.
    await client.query("SET LOCAL enable_seqscan = off");
    await client.query("SET LOCAL enable_indexscan = off");
    for (const [sql, values] of asked) {
      const { rows } = await client.query(`EXPLAIN ${sql}`, values);
      for (const index of ["IDX_account_search", "IDX_account_folded"]) expect(JSON.stringify(rows)).toContain(index);
    }
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});
