import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CachedResponse } from "./cached-response";
import { followChanges } from "./change-stream";
import { ResponseCache } from "./response-cache";

let commerce: Server;
let streams: ServerResponse[];
let receivedSecrets: (string | undefined)[];
let publicCache: ResponseCache;
let personalCache: ResponseCache;
let following: { close: () => void };

beforeEach(async () => {
  streams = [];
  receivedSecrets = [];
  commerce = createServer((request, response) => {
    receivedSecrets.push(request.headers.authorization);
    if (request.url !== "/zakh/changes") return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    streams.push(response);
  });
  await new Promise<void>((resolve) => commerce.listen(0, "127.0.0.1", resolve));
  [publicCache, personalCache] = [new ResponseCache(), new ResponseCache()];
  const commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`;
  following = followChanges({
    commerceUrl,
    secret: "s3cret",
    publicCache,
    personalCache,
    retryDelayMs: 5,
  });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
});

afterEach(() => {
  following.close();
  commerce.close().closeAllConnections();
});

const send = (event: string, data = "") => streams.at(-1)?.write(`event: ${event}\ndata: ${data}\n\n`);
const connected = (expected: boolean) =>
  vi.waitFor(() => expect([publicCache.connected, personalCache.connected]).toEqual([expected, expected]));

/** Caches an answer as soon as the last change has settled. */
async function cacheOne(answers = publicCache): Promise<void> {
  const response = new CachedResponse({ headers: [], body: Buffer.from("x"), tables: ["product"] });
  await vi.waitFor(async () => {
    await answers.getOrMake("/", async () => ({ response, cacheable: true }));
    expect(answers.get("/")).toBeDefined();
  });
}

it("sends the shared secret", () => {
  expect(receivedSecrets).toEqual(["Bearer s3cret"]);
});

it("connects the caches while commerce hears the database, and disconnects them when it does not", async () => {
  expect(publicCache.connected).toBe(false);
  send("up");
  await connected(true);
  await cacheOne();
  send("down");
  await connected(false);
  expect(publicCache.get("/")).toBeUndefined();
});

it("invalidates the cache at a change, also if the event arrives in two pieces", async () => {
  send("up");
  await connected(true);
  await cacheOne();
  streams[0]?.write("event: cha");
  streams[0]?.write("nged\ndata: product\n\n");
  await vi.waitFor(() => expect(publicCache.get("/")).toBeUndefined());
  expect(publicCache.connected).toBe(true);
});

it("invalidates the answers that show the changed table, and no others", async () => {
  send("up");
  await connected(true);
  await cacheOne();
  send("changed", "footer_setting");
  send("changed", "site_setting");
  send("private-changed", "account");
  await cacheOne(personalCache);
  expect(publicCache.get("/")).toBeDefined();
  send("changed", "product");
  await vi.waitFor(() => expect(publicCache.get("/")).toBeUndefined());
});

it("invalidates public answers at public changes and personal ones at changes of sessions, accounts and orders", async () => {
  send("up");
  await connected(true);
  await Promise.all([cacheOne(publicCache), cacheOne(personalCache)]);
  send("private-changed", "account");
  await vi.waitFor(() => expect(personalCache.get("/")).toBeUndefined());
  expect(publicCache.get("/")).toBeDefined();
  await cacheOne(personalCache);
  send("changed", "product");
  await vi.waitFor(() => expect(publicCache.get("/")).toBeUndefined());
  expect(personalCache.get("/")).toBeDefined();
});

it("keeps public answers as stale ones and drops personal ones when the stream is lost", async () => {
  const stale = new ResponseCache({ isCommerceUp: async () => false });
  following.close();
  const commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`;
  following = followChanges({
    commerceUrl,
    secret: "s3cret",
    publicCache: stale,
    personalCache,
    retryDelayMs: 5,
  });
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  send("up");
  await vi.waitFor(() => expect([stale.connected, personalCache.connected]).toEqual([true, true]));
  await Promise.all([cacheOne(stale), cacheOne(personalCache)]);
  streams[1]?.destroy();
  await vi.waitFor(() => expect([stale.connected, personalCache.connected]).toEqual([false, false]));
  expect([stale.get("/"), personalCache.get("/")]).toEqual([undefined, undefined]);
  const gone = () => Promise.reject(new Error("gone"));
  expect((await stale.getOrMake("/", gone)).body.toString()).toBe("x");
  await expect(personalCache.getOrMake("/", gone)).rejects.toThrow("gone");
});

it("caches nothing while commerce is down, and connects again when it is back", async () => {
  send("up");
  await connected(true);
  await cacheOne();
  streams[0]?.destroy();
  await connected(false);
  expect(publicCache.get("/")).toBeUndefined();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(publicCache.connected).toBe(false);
  send("up");
  await connected(true);
});
