import { createServer, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { freePort, NGINX, startProxy } from "./testing/nginx";

const servers: Server[] = [];
let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;

afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  await proxy?.stop();
  proxy = undefined;
});

async function listen(port: number, listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(port, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
}

/** nginx before two commerce processes and two edges. Who has no listener does not run. */
async function behind(commerce: (RequestListener | undefined)[], edges: (RequestListener | undefined)[] = []) {
  const [forEdges = 0, ...ports] = await Promise.all(Array.from({ length: 5 }, freePort));
  for (const [place, listener] of [...commerce, ...edges].entries())
    if (listener) await listen(ports[place] ?? 0, listener);
  proxy = await startProxy({ commerces: ports.slice(0, 2), edges: ports.slice(2), forEdges });
  return { shop: proxy.url, forEdges: `http://127.0.0.1:${forEdges}` };
}

const echo: RequestListener = async (request, response) => {
  response.end(JSON.stringify({ headers: request.headers, body: await text(request) }));
};
const dies: RequestListener = (request) => void request.resume().socket.destroy();

it.skipIf(!NGINX)("what reads is asked of the other process where one is lost", async () => {
  const { shop, forEdges } = await behind([dies, echo], [dies, echo]);
  for (let turn = 0; turn < 6; turn += 1) {
    const headers = { Cookie: `zakh.sid=${turn}` };
    expect((await fetch(`${forEdges}/api/products`, { headers })).status).toBe(200);
    expect((await fetch(`${shop}/`)).status).toBe(200);
  }
});

it.skipIf(!NGINX)("what one has got and lost is not sent twice, unless it only sets values", async () => {
  const got: string[] = [];
  const losing: RequestListener = async (request) => {
    got.push(await text(request));
    request.socket.destroy();
  };
  const { forEdges } = await behind([losing, losing]);
  for (const method of ["POST", "PATCH"]) {
    const answer = await fetch(`${forEdges}/api/orders`, { method, body: method });
    expect(answer.status).toBe(502);
  }
  expect(got).toEqual(["POST", "PATCH"]);
});

it.skipIf(!NGINX)("what none has got is sent to the one that runs, with its body", async () => {
  const { shop, forEdges } = await behind([undefined, echo], [echo, undefined]);
  for (const [turn, url] of [shop, shop, shop, forEdges, forEdges, forEdges].entries()) {
    const headers = { Cookie: `zakh.sid=${turn}` };
    const answer = await fetch(`${url}/api/orders`, { method: "POST", body: "an order", headers });
    expect(await answer.json()).toMatchObject({ body: "an order" });
  }
});

it.skipIf(!NGINX)("edges name their visitors themselves, and visitors are named by nginx", async () => {
  const { shop, forEdges } = await behind([echo, echo], [echo, echo]);
  const headers = { "X-Forwarded-For": "203.0.113.9", "X-Edge-Signature": "signed", "X-Request-Id": "of-the-edge" };
  const heardBy = async (url: string) => (await (await fetch(`${url}/api/user`, { headers })).json()).headers;
  expect(await heardBy(forEdges)).toMatchObject({
    "x-forwarded-for": "203.0.113.9",
    "x-edge-signature": "signed",
    "x-request-id": "of-the-edge",
    host: new URL(forEdges).host,
  });
  expect((await heardBy(shop))["x-forwarded-for"]).toBe("127.0.0.1");
});

it.skipIf(!NGINX)("a stream of changes arrives as it is written", async () => {
  let write = (_part: string) => {};
  const streaming: RequestListener = (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    write = (part) => void response.write(part);
  };
  const { forEdges } = await behind([streaming, streaming]);
  const stream = (await fetch(`${forEdges}/zakh/changes`)).body?.getReader();
  for (const part of ["event: up\n", "event: changed\n"]) {
    write(part);
    expect(Buffer.from((await stream?.read())?.value ?? "").toString()).toBe(part);
  }
  await stream?.cancel();
});
