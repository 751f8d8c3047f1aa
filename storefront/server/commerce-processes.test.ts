import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import express from "express";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CommerceProcesses } from "./commerce-processes.mjs";
import { commerceProxy } from "./commerce-proxy.mjs";
import { closeServers, listen } from "./testing/edge-and-upstream";

const NOBODY = "http://127.0.0.1:9";

afterEach(() => {
  vi.useRealTimers();
  closeServers();
});

/** What two processes were asked, and an edge that knows both; `first` is the one that is asked first. */
async function twoProcesses(first: RequestListener) {
  const received: string[] = [];
  const urls = await Promise.all(
    [0, 1].map((place) =>
      listen(
        createServer(async (request, response) => {
          const isFirst = received.length === 0;
          received.push(`${place} ${request.method} ${await text(request).catch(() => "")}`);
          if (isFirst) first(request, response);
          else response.end(`other than ${received[0]?.[0]}`);
        }),
      ),
    ),
  );
  const commerce = new CommerceProcesses(urls.join(","));
  const app = express().use(commerceProxy({ commerce, trustedProxies: 0 }));
  return { received, commerce, edge: await listen(createServer(app)) };
}

const hangUp: RequestListener = (request) => void request.socket.destroy();

describe("the order in which commerce processes are asked", () => {
  it("is the same for one key at every edge, differs between keys, and puts first whoever is heard", () => {
    const [one, other] = [new CommerceProcesses("http://a, http://b"), new CommerceProcesses("http://b,http://a")];
    const firstOf = (processes: CommerceProcesses, key: string) => processes.inOrder(key)[0]?.url;
    const keys = Array.from({ length: 50 }, (_, number) => `person ${number}`);
    for (const key of keys) expect(firstOf(one, key)).toBe(firstOf(other, key));
    expect(new Set(keys.map((key) => firstOf(one, key)))).toEqual(new Set(["http://a", "http://b"]));

    vi.useFakeTimers();
    const [a, b] = one.all;
    for (const process of [a, b]) process?.setHeard(true);
    a?.signOfLife();
    const left = vi.fn();
    a?.whenSilent(left);
    vi.advanceTimersByTime(2000);
    expect(left).toHaveBeenCalledOnce();
    for (const key of keys) expect(firstOf(one, key)).toBe("http://b");
    a?.signOfLife();
    b?.setHeard(false);
    for (const key of keys) expect(firstOf(one, key)).toBe("http://a");
  });
});

describe("an edge that knows two commerce processes", () => {
  it.each(["GET", "POST"])("sends a %s to the other when one is not there", async (method) => {
    const url = await listen(createServer(async (request, response) => void response.end(await text(request))));
    const app = express().use(
      commerceProxy({ commerce: new CommerceProcesses(`${NOBODY},${url}`), trustedProxies: 0 }),
    );
    const edge = await listen(createServer(app));
    const body = method === "POST" ? "an order" : undefined;
    for (let number = 0; number < 8; number += 1) {
      const answer = await fetch(`${edge}/api/orders`, {
        method,
        body,
        headers: { cookie: `zakh.sid=${number}` },
      });
      expect([answer.status, await answer.text()]).toEqual([200, body ?? ""]);
    }
  });

  it.each([
    ["a read", "GET", "/api/orders", {}],
    ["a whole value", "PUT", "/api/cart", {}],
    ["some values", "PATCH", "/api/user", {}],
    ["a sign-in", "POST", "/api/login", {}],
    ["an order with a key", "POST", "/api/orders", { "idempotency-key": "k" }],
  ])("sends %s again that one has lost", async (_what, method, path, headers) => {
    const { edge, received } = await twoProcesses(hangUp);
    const body = method === "GET" ? undefined : "x".repeat(20_000);
    const answer = await fetch(`${edge}${path}`, { method, body, headers });
    expect(answer.status).toBe(200);
    expect(received.map((line) => line.slice(2))).toEqual(Array(2).fill(`${method} ${body ?? ""}`));
    expect(new Set(received.map((line) => line[0])).size).toBe(2);
  });

  it.each([
    ["what might be done twice", "POST", "/api/register", "{}"],
    ["what is too large to be kept", "PUT", "/api/products/1", "x".repeat(100_000)],
  ])("sends %s once, and answers 503", async (_what, method, path, body) => {
    const { edge, received } = await twoProcesses(hangUp);
    expect((await fetch(`${edge}${path}`, { method, body })).status).toBe(503);
    expect(received).toHaveLength(1);
  });

  it("takes a read and an order with a key away from a process that stands still, and leaves it what would overwrite", async () => {
    for (const [method, headers, moves] of [
      ["GET", {}, true],
      ["POST", { "idempotency-key": "k" }, true],
      ["PUT", {}, false],
    ] as const) {
      const still: IncomingMessage[] = [];
      const { edge, received, commerce } = await twoProcesses((request, response) => {
        still.push(request);
        setTimeout(() => response.end("late"), 2500);
      });
      for (const process of commerce.all) process.setHeard(true);
      const answer = fetch(`${edge}/api/orders`, { method, headers });
      await vi.waitFor(() => expect(still).toHaveLength(1));
      commerce.all[Number(received[0]?.[0])]?.signOfLife();
      expect(await (await answer).text()).toBe(moves ? `other than ${received[0]?.[0]}` : "late");
    }
  });
});
