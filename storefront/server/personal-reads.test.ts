import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commerceProxy } from "./commerce-proxy";
import { PersonalReads } from "./personal-reads";

const servers: Server[] = [];
let asked: number;
let name: string;
let headers: Record<string, string>;
let edge: string;
let personal: PersonalReads;
/** What commerce waits for before it answers. */
let gate: Promise<void>;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Commerce answers with a name and the cookies of the request; the edge caches what it may. */
beforeEach(async () => {
  [asked, name, headers, gate] = [0, "Болд", { "X-Personal-Cache": "keep" }, Promise.resolve()];
  const commerceUrl = await listen(
    createServer(async (request, response) => {
      asked += 1;
      const body = JSON.stringify({ name, cookie: request.headers.cookie });
      await gate;
      response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
      response.end(body);
    }),
  );
  personal = new PersonalReads([["X-Frame-Options", "DENY"]]);
  personal.cache.connect();
  const onWrite = (changed: { personal: string[] }) =>
    void (changed.personal.length > 0 && personal.cache.invalidateAll());
  const app = express();
  app.use((request, response, next) => {
    const answer = personal.cached(request);
    if (answer) answer.send(request, response);
    else next();
  });
  app.use(commerceProxy({ commerceUrl, trustedProxies: 0, personal, onWrite }));
  edge = await listen(createServer(app));
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function ask(
  path = "/api/user",
  cookie: string | undefined = "zakh.sid=bold",
  more: Record<string, string> = {},
) {
  const answer = await fetch(`${edge}${path}`, { headers: { ...(cookie && { Cookie: cookie }), ...more } });
  return { headers: answer.headers, body: (await answer.json()) as { name: string; cookie?: string } };
}

/** Asks until the answer is in memory: right after a change nothing is cached yet. */
async function fillCache(path?: string, cookie?: string): Promise<void> {
  const once = async () => {
    const before = asked;
    await ask(path, cookie);
    expect(asked).toBe(before);
  };
  await vi.waitFor(once, { timeout: 5000 });
}

it("a second read is answered from memory, and still forbids others to store it", async () => {
  await fillCache();
  const { headers: sent, body } = await ask();
  expect(body).toEqual({ name: "Болд", cookie: "zakh.sid=bold" });
  expect(sent.get("cache-control")).toBe("no-store");
  expect(sent.get("x-frame-options")).toBe("DENY");
  expect(sent.get("x-personal-cache")).toBeNull();
});

it("an answer is sent only to the cookies that it was made for", async () => {
  await fillCache();
  expect((await ask("/api/user", "zakh.sid=other")).body.cookie).toBe("zakh.sid=other");
  expect((await ask("/api/user", "zakh.sid=bold; more=1")).body.cookie).toBe("zakh.sid=bold; more=1");
  expect((await ask("/api/user", "")).body.cookie).toBeUndefined();
});

it("a request that names the account of its page is answered by commerce, which judges it", async () => {
  await fillCache();
  const before = asked;
  for (const account of ["1", "2", ""]) await ask("/api/user", "zakh.sid=bold", { "X-Account": account });
  expect(asked).toBe(before + 3);
  await ask();
  expect(asked).toBe(before + 3);
});

it("the next read sees a write, whoever made it", async () => {
  await fillCache();
  name = "Дорж";
  headers = { "X-Personal-Cache": "changed shop_session,account" };
  const answer = await fetch(`${edge}/api/logout`, { method: "POST", headers: { Cookie: "zakh.sid=other" } });
  expect(answer.headers.get("x-personal-cache")).toBeNull();
  expect((await ask()).body.name).toBe("Дорж");
});

it("a write that changes nothing personal drops nothing, nor does one without an answer", async () => {
  await fillCache();
  headers = {};
  const before = asked;
  await fetch(`${edge}/api/cart`, { method: "PUT" });
  gate = new Promise(() => {});
  await expect(fetch(`${edge}/api/cart`, { method: "PUT", signal: AbortSignal.timeout(50) })).rejects.toThrow();
  expect((await ask()).body.name).toBe("Болд");
  expect(asked).toBe(before + 2);
});

it("an answer that was on its way during a change is sent, but not cached", async () => {
  await fillCache();
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const before = asked;
  const onItsWay = ask("/api/user", "zakh.sid=slow");
  await vi.waitFor(() => expect(asked).toBe(before + 1));
  name = "Дорж";
  personal.cache.invalidateAll();
  open();
  expect((await onItsWay).body.name).toBe("Болд");
  expect((await ask("/api/user", "zakh.sid=slow")).body.name).toBe("Дорж");
});

it.each([
  ["other paths", "/api/user/orders", { "X-Personal-Cache": "keep" }],
  ["what commerce does not offer", "/api/user", {}],
  ["what sets a cookie", "/api/user", { "X-Personal-Cache": "keep", "Set-Cookie": "zakh.sid=new" }],
])("%s: never cached", async (_what, path, sent) => {
  // Nothing has changed for a while, so what may be cached would be.
  await fillCache("/api/admin/pending-orders-count");
  headers = sent as Record<string, string>;
  const before = asked;
  await ask(path);
  await ask(path);
  expect(asked).toBe(before + 2);
});

it("a session of Medusa's own dashboard, whose end nobody reports, is never answered from memory", async () => {
  const cookie = "zakh.sid=bold; connect.sid=medusa";
  await fillCache();
  const before = asked;
  await ask("/api/user", cookie);
  await ask("/api/user", cookie);
  expect(asked).toBe(before + 2);
});

it("nothing is cached while the stream of changes is not connected", async () => {
  await fillCache();
  personal.cache.disconnect();
  const before = asked;
  await ask();
  await ask();
  expect(asked).toBe(before + 2);
});
