import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { serveMetrics } from "./metrics";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("counts requests by kind and status, tells whether the edge caches, and has nothing else", async () => {
  let caching = false;
  const edge = createServer((request, response) => {
    response.statusCode = request.url === "/api/gone" ? 503 : 200;
    response.end();
  }).listen(0, "127.0.0.1");
  const address = await listening(edge);
  const metrics = await listening(serveMetrics({ edge, isCaching: () => caching, port: 0, host: "127.0.0.1" }));
  for (const path of ["/", "/products/1", "/api/products", "/api/gone", "/static/a.webp", "/assets/a.js", "/health"]) {
    await (await fetch(`${address}${path}`)).arrayBuffer();
  }
  const read = async () => (await fetch(`${metrics}/metrics`)).text();
  await expect.poll(read).toContain('zakh_edge_requests_total{kind="health",status="200"} 1');
  const text = await read();
  expect(text).toContain('zakh_edge_requests_total{kind="page",status="200"} 2');
  expect(text).toContain('zakh_edge_requests_total{kind="api",status="200"} 1');
  expect(text).toContain('zakh_edge_requests_total{kind="api",status="503"} 1');
  expect(text).toContain('zakh_edge_request_duration_seconds_count{kind="picture"} 1');
  expect(text).toContain("zakh_edge_caching 0");
  expect(text).toContain("process_resident_memory_bytes");
  caching = true;
  expect(await read()).toContain("zakh_edge_caching 1");
  expect((await fetch(`${metrics}/`)).status).toBe(404);
});
