import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { health } from "./health";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function healthOf(commerceUrl: string, timeoutMs?: number) {
  const edge = await listen(express().use(health({ commerceUrl, timeoutMs })));
  const answers = await Promise.all(
    ["/health", "/health/live", "/health/ready"].map((path) => fetch(`${edge}${path}`)),
  );
  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(Array(3).fill("no-store"));
  return Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
}

it("is ready while commerce is, and reveals no more than that", async () => {
  const asked: (string | undefined)[] = [];
  const commerce = await listen((request, response) => {
    asked.push(request.url);
    response.end('{"status":"ready","database":"up"}');
  });
  expect(await healthOf(commerce)).toEqual([
    [200, { status: "ok" }],
    [200, { status: "live" }],
    [200, { status: "ready" }],
  ]);
  expect(asked).toEqual(["/health/ready"]);
});

it.each([
  ["says that it is not", (_request, response) => response.writeHead(503).end()],
  ["never answers", () => {}],
] as [string, RequestListener][])("is live, and not ready, while commerce %s", async (_how, commerce) => {
  expect((await healthOf(await listen(commerce), 200)).slice(1)).toEqual([
    [200, { status: "live" }],
    [503, { status: "unavailable" }],
  ]);
});

it("is live, and not ready, while there is no commerce", async () => {
  expect((await healthOf("http://127.0.0.1:9")).slice(1)).toEqual([
    [200, { status: "live" }],
    [503, { status: "unavailable" }],
  ]);
});
