import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { oneAtATime } from "./medusa-writes";

describe("writes that are let through one at a time", () => {
  let shop: Server;
  let url: string;
  /** Responses of the writes that were let through and are not answered yet. */
  let running: ServerResponse[];
  let left: string[];
  let refused: unknown[];

  beforeEach(async () => {
    [running, left, refused] = [[], [], []];
    const guard = oneAtATime("test");
    shop = createServer(async (request: IncomingMessage, response) => {
      response.once("close", () => left.push(request.url ?? ""));
      if (request.url === "/late") await vi.waitUntil(() => left.includes("/late"));
      await guard(request as MedusaRequest, response as unknown as MedusaResponse, () => running.push(response)).catch(
        (error) => refused.push(error),
      );
    }).listen(0);
    url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    shop.closeAllConnections();
    shop.close();
  });

  const write = (path: string, signal?: AbortSignal) =>
    fetch(`${url}${path}`, { method: "POST", signal }).then(
      ({ status }) => status,
      () => "left",
    );

  it("wait for the answer of the one before, which reads do not", async () => {
    const [first, second] = [write("/first"), write("/second")];
    await vi.waitUntil(() => running.length === 1);
    const read = fetch(url);
    await vi.waitUntil(() => running.length === 2);
    running[1]?.end();
    expect((await read).status).toBe(200);
    await pause(50);
    expect(running).toHaveLength(2);
    running[0]?.end();
    await vi.waitUntil(() => running.length === 3);
    running[2]?.end();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
  });

  it("refuse one that is sent before another on its connection is answered, and go on when that connection ends", async () => {
    const client = connect(Number(new URL(url).port));
    client.write("POST /a HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\n\r\n".repeat(10));
    await vi.waitUntil(() => refused.length === 9);
    expect(refused).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ status: 409, code: "conflict" })),
    );
    expect(running).toHaveLength(1);
    client.destroy();
    const next = write("/next");
    await vi.waitUntil(() => running.length === 2);
    running[1]?.end();
    expect(await next).toBe(200);
  });

  it.each(["/while-it-waits", "/late"])("do not wait for a client that has left %s", async (path) => {
    const leaves = new AbortController();
    const first = write("/first");
    await vi.waitUntil(() => running.length === 1);
    const gone = write(path, leaves.signal);
    await pause(50);
    leaves.abort();
    expect(await gone).toBe("left");
    await vi.waitUntil(() => left.includes(path));
    running[0]?.end();
    expect(await first).toBe(200);
    const next = write("/next");
    await vi.waitUntil(() => running.length === 3);
    running[2]?.end();
    expect(await next).toBe(200);
  });
});
