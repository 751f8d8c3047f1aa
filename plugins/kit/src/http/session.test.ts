import type { AddressInfo } from "node:net";
import express, { type Request, type Response } from "express";
import session from "express-session";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { configured } from "../configuration/configured.testing";
import {
  loadSession,
  SESSION_COOKIE,
  type SessionHalf,
  SIGNED_IN_COOKIE,
  signedIn,
  signIn,
  signOut,
  timeLeft,
} from "./session";

const HOUR = 60 * 60 * 1000;

/** The session table that the store uses, on a map. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
const database = vi.hoisted(() => ({ takesRows: true }));

vi.mock("../database/pool", () => ({
  shopPool: () => ({
    async query(sql: string, values: unknown[]) {
      if (sql.startsWith("SELECT"))
        return { rows: stored.has(String(values[0])) ? [{ sess: stored.get(String(values[0])) }] : [] };
      if (sql.startsWith("INSERT") && !database.takesRows) throw new Error("away");
      if (sql.startsWith("INSERT")) stored.set(String(values[2]), JSON.parse(JSON.stringify(values[0])));
      else if (sql.includes("WHERE sid")) stored.delete(String(values[0]));
      return { rows: [] };
    },
  }),
}));

const medusaSessions = new session.MemoryStore();
let url: string;
let close: () => void;

beforeAll(async () => {
  configured({ sessionSecret: "a secret of the tests" });
  const app = express();
  // As Medusa does: its own session is already on the request.
  app.use(
    session({ name: "connect.sid", secret: "medusa", store: medusaSessions, resave: true, saveUninitialized: false }),
  );
  const act = (run: (request: Request, half: SessionHalf) => unknown) => (request: Request, response: Response) => {
    loadSession(request as never, response as never)
      .then(() => run(request, request.params.half as SessionHalf))
      .then(
        (answer) => response.json(answer ?? null),
        (error) => response.status(500).json(String(error)),
      );
  };
  app.post(
    "/in/:half/:account",
    act((request, half) => signIn(request as never, half, { accountId: request.params.account ?? "", version: 3 })),
  );
  app.post(
    "/out/:half",
    act((request, half) => signOut(request as never, half)),
  );
  app.get(
    "/who/:half",
    act((request, half) => signedIn(request as never, half)),
  );
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

beforeEach(() => stored.clear());

afterAll(() => close());

async function call(method: string, path: string, cookie = "") {
  const response = await fetch(`${url}${path}`, { method, headers: { cookie } });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  const named = (name: string) => response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  const set = named(SESSION_COOKIE);
  return { body, set, signedInCookie: named(SIGNED_IN_COOKIE), cookie: set?.split(";")[0] ?? cookie };
}

describe("a session", () => {
  it("starts at sign-in and at nothing else", async () => {
    expect((await call("GET", "/who/customer")).set).toBeUndefined();
    expect(stored.size).toBe(0);
    const { cookie } = await call("POST", "/in/customer/acc_1");
    expect(stored.size).toBe(1);
    expect((await call("GET", "/who/customer", cookie)).body).toEqual({
      accountId: "acc_1",
      version: 3,
      at: expect.any(Number),
    });
    expect((await call("GET", "/who/admin", cookie)).body).toBeNull();
  });

  it("changes its id whenever one half signs in or out, and keeps the other half", async () => {
    const one = await call("POST", "/in/customer/acc_1");
    const both = await call("POST", "/in/admin/acc_2", one.cookie);
    const rest = await call("POST", "/out/customer", both.cookie);
    expect(new Set([one.cookie, both.cookie, rest.cookie]).size).toBe(3);
    expect(stored.size).toBe(1);
    expect((await call("GET", "/who/admin", rest.cookie)).body).toMatchObject({ accountId: "acc_2" });
    expect((await call("GET", "/who/customer", rest.cookie)).body).toBeNull();
    expect((await call("GET", "/who/admin", both.cookie)).body).toBeNull();
  });

  it("is removed when both halves are signed out, and Medusa's session does not replace it", async () => {
    const save = vi.spyOn(medusaSessions, "set");
    const { cookie } = await call("POST", "/in/customer/acc_1");
    const { set } = await call("POST", "/out/customer", cookie);
    expect(set).toBeUndefined();
    expect(stored.size).toBe(0);
    expect(save).not.toHaveBeenCalled();
  });

  it("stays as it is, with its cookie, when the new one cannot be stored", async () => {
    const { cookie } = await call("POST", "/in/customer/acc_1");
    database.takesRows = false;
    const failed = await fetch(`${url}/in/customer/acc_2`, { method: "POST", headers: { cookie } });
    database.takesRows = true;
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([500, []]);
    expect((await call("GET", "/who/customer", cookie)).body).toMatchObject({ accountId: "acc_1" });
  });

  it("does not accept a cookie that it did not sign", async () => {
    const { cookie } = await call("POST", "/in/customer/acc_1");
    const forged = cookie.replace(/\.[^.]*$/, ".forged");
    expect((await call("GET", "/who/customer", forged)).body).toBeNull();
  });

  it("tells the page when a customer signs in or out, and nothing about admins", async () => {
    const { signedInCookie, cookie } = await call("POST", "/in/customer/acc_1");
    expect(signedInCookie).toMatch(/^zakh\.signed-in=yes; Max-Age=2592000; Path=\//);
    expect(signedInCookie).not.toMatch(/HttpOnly/);
    const both = await call("POST", "/in/admin/acc_2", cookie);
    expect(both.signedInCookie).toBeUndefined();
    expect((await call("POST", "/out/admin", both.cookie)).signedInCookie).toBeUndefined();
    expect((await call("POST", "/out/customer", both.cookie)).signedInCookie).toMatch(
      /^zakh\.signed-in=; .*Expires=Thu, 01 Jan 1970/,
    );
  });

  it("lives as long as its longer-lived half", async () => {
    const hours = (set = "") => (Date.parse(/Expires=([^;]+)/.exec(set)?.[1] ?? "") - Date.now()) / HOUR;
    const admin = await call("POST", "/in/admin/acc_2");
    expect(hours(admin.set)).toBeCloseTo(12, 1);
    const both = await call("POST", "/in/customer/acc_1", admin.cookie);
    expect(hours(both.set)).toBeCloseTo(720, 1);
    expect(hours((await call("POST", "/out/customer", both.cookie)).set)).toBeCloseTo(12, 1);
  });
});

it("a customer is signed in for 30 days and an admin for 12 hours", () => {
  const at = Date.UTC(2026, 10, 21);
  expect(timeLeft("customer", { at }, at + 30 * 24 * HOUR - 1)).toBe(1);
  expect(timeLeft("customer", { at }, at + 30 * 24 * HOUR)).toBe(0);
  expect(timeLeft("admin", { at }, at + 12 * HOUR - 1)).toBe(1);
  expect(timeLeft("admin", { at }, at + 13 * HOUR)).toBeLessThan(0);
  expect(timeLeft("admin", { at, ownDevice: true }, at + 30 * 24 * HOUR - 1)).toBe(1);
});
