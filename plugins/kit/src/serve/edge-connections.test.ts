import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shopLog } from "../log/shop-log";
import { guardConnections } from "./edge-connections";

const SECRET = "between-edge-and-commerce";
const SIGNATURE = `X-Edge-Signature: ${createHmac("sha256", SECRET).update("x-edge-signature").digest("base64url")}`;

let server: Server;
let served: string[];

async function serve(secret: string | undefined): Promise<void> {
  served = [];
  server = createServer((request, response) => {
    served.push(`${request.method} ${request.url}`);
    response.end("served");
  });
  guardConnections(server, secret);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

const log = vi.spyOn(shopLog, "write").mockReturnValue();
beforeEach(async () => {
  log.mockClear();
  await serve(SECRET);
});
afterEach(() => void server.close().closeAllConnections());

const request = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, "Host: shop", ...lines].join("\r\n")}\r\n\r\n`;

/**
 * Sends requests on one connection and returns everything received, until the last request, which closes it, or until
 * it is cut.
 */
function exchange(...requests: string[]): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("data", (bytes) => {
      received += bytes;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
    socket.write(requests.join(""));
  });
}

const LAST = "Connection: close";

describe("on a connection that has carried an edge's request", () => {
  const first = request("GET", "/api/user", SIGNATURE);

  it.each([
    `${request("POST", "/api/orders", SIGNATURE, "Content-Length: 2", LAST)}{}`,
    request("DELETE", "/api/products/7", SIGNATURE, "Content-Length: 0", LAST),
    request("GET", "/static/img/a.webp", SIGNATURE, LAST),
    request("GET", "/api", SIGNATURE, LAST),
    request("GET", "/api?x=1", SIGNATURE, LAST),
    request("GET", "/zakh/changes", SIGNATURE, LAST),
    request("GET", "/health/ready", SIGNATURE, LAST),
  ])("an edge's next request is served: %j", async (next) => {
    expect((await exchange(first, next)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(served).toHaveLength(2);
  });

  it.each([
    ["has no signature", request("GET", "/api/user", LAST)],
    ["has another signature", request("GET", "/api/user", "X-Edge-Signature: guessed", LAST)],
    ["has the signature twice", request("GET", "/api/user", SIGNATURE, SIGNATURE, LAST)],
    ["asks for Medusa's own", request("GET", "/admin/orders", SIGNATURE, LAST)],
    ["signs in there", request("POST", "/auth/user/emailpass", SIGNATURE, "Content-Length: 0", LAST)],
    ["asks for figures", request("GET", "/metrics", SIGNATURE, LAST)],
    ["asks for what only begins like a call", request("GET", "/apiary", SIGNATURE, LAST)],
    ["names another host", request("GET", "http://other/api/user", SIGNATURE, LAST)],
    ["traces", request("TRACE", "/api/user", SIGNATURE, LAST)],
    ["deletes with chunks", `${request("DELETE", "/api/user", SIGNATURE, "Transfer-Encoding: chunked")}0\r\n\r\n`],
    ["reads with a body", `${request("GET", "/api/user", SIGNATURE, "Content-Length: 2")}{}`],
  ])("what %s is not served, and neither is what follows it", async (_what, smuggled) => {
    const received = await exchange(first, smuggled, request("GET", "/api/user", SIGNATURE, LAST));
    expect(served).toEqual(["GET /api/user"]);
    // The cut sends no answer: a client would receive it as the answer to its own request.
    expect(received.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(received).not.toContain("400");
    expect(log.mock.calls).toEqual([["warn", expect.stringContaining("edge's connection")]]);
  });

  it("an edge's request on another connection is served", async () => {
    await exchange(first, request("GET", "/metrics"));
    expect(await exchange(request("GET", "/api/user", SIGNATURE, LAST))).toContain("200 OK");
  });
});

describe("on any other connection", () => {
  it("all of Medusa's paths are served", async () => {
    const received = await exchange(request("GET", "/metrics"), request("DELETE", "/admin/orders/1", LAST));
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  it("no connection is an edge's while edge and commerce share no secret", async () => {
    server.close().closeAllConnections();
    await serve(undefined);
    const received = await exchange(request("GET", "/api/user", SIGNATURE), request("GET", "/metrics", LAST));
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  it.each(["[", "a b", "a/b", "shop\r\nHost: other", "shop:70000", "1.2.3.4.5"])(
    "the Host %j is 400, with a code and a text, and closes",
    async (host) => {
      const received = await exchange(`GET /app HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: en\r\n\r\n`);
      expect(received).toMatch(/^HTTP\/1\.1 400 /);
      expect(received).toContain('{"code":"request_malformed","message":"The request is malformed"}');
      expect(served).toEqual([]);
    },
  );

  it("TRACE is 405 everywhere, lists the allowed methods, and closes the connection", async () => {
    for (const path of ["/", "/app", "/api/user"]) {
      const received = await exchange(request("TRACE", path));
      expect(received).toMatch(/^HTTP\/1\.1 405 /);
      expect(received).toContain("Allow: DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT");
      expect(received).toContain("method_not_allowed");
    }
    expect(served).toEqual([]);
  });
});
