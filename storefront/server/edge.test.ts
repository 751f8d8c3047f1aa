import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import { commerceProxy, hasTraversal, isForwarded } from "./commerce-proxy";

describe("what the edge forwards", () => {
  it.each(["/api", "/api/products?x=1", "/static/img/a.webp", "/api?x"])("is %s", (url) => {
    expect(isForwarded(url)).toBe(true);
  });

  it.each(["/", "/apiary", "/admin/login", "/store/dashboard", "/app", "/auth", "/statics"])("is not %s", (url) => {
    expect(isForwarded(url)).toBe(false);
  });

  it.each(["/api/../admin/users", "/api/%2e%2e/admin", "/api/..%2fadmin", "/static/..\\app", "/api/.."])(
    "does not include the path traversal %s",
    (url) => {
      expect(hasTraversal(url)).toBe(true);
    },
  );

  it("includes dots inside a name and in a query", () => {
    expect(hasTraversal("/static/img/a..b.webp")).toBe(false);
    expect(hasTraversal("/api/products?from=../x")).toBe(false);
  });
});

describe("the proxy to the commerce server", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  async function listen(server: Server): Promise<string> {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function edgeBefore(commerceUrl: string, trustedProxies = 0): Promise<string> {
    const app = express();
    app.set("trust proxy", trustedProxies);
    app.use(commerceProxy({ commerceUrl, trustedProxies }));
    return listen(createServer(app));
  }

  async function commerceHears(claimed: Record<string, string>, trustedProxies = 0): Promise<IncomingHttpHeaders> {
    let received: IncomingHttpHeaders = {};
    const commerce = await listen(
      createServer((request, response) => {
        received = request.headers;
        response.end("{}");
      }),
    );
    await fetch(`${await edgeBefore(commerce, trustedProxies)}/api/user`, { headers: claimed });
    return received;
  }

  it("names the visitor, and drops the visitor's own claims", async () => {
    const received = await commerceHears({
      "X-Forwarded-For": "6.6.6.6",
      "X-Forwarded-Proto": "https",
      Forwarded: "for=6.6.6.6",
    });
    expect(received["x-forwarded-for"]).toMatch(/127\.0\.0\.1$/);
    expect(received["x-forwarded-for"]).not.toContain("6.6.6.6");
    expect(received["x-forwarded-proto"]).toBe("http");
    expect(received.forwarded).toBeUndefined();
  });

  it("keeps the chain of the trusted proxies before it", async () => {
    const received = await commerceHears({ "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https" }, 1);
    expect(received["x-forwarded-for"]).toMatch(/^203\.0\.113\.9, .*127\.0\.0\.1$/);
    expect(received["x-forwarded-proto"]).toBe("https");
  });

  it("keeps cookies in both directions", async () => {
    const commerce = await listen(
      createServer((request, response) => {
        response.setHeader("Set-Cookie", ["a=1; HttpOnly", "b=2"]);
        response.end(request.headers.cookie);
      }),
    );
    const answer = await fetch(`${await edgeBefore(commerce)}/api/user`, { headers: { Cookie: "sid=abc" } });
    expect(await answer.text()).toBe("sid=abc");
    expect(answer.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
  });

  it("answers a path traversal with 404, a code and a text", async () => {
    const edge = await edgeBefore("http://127.0.0.1:9");
    const answer = await fetch(`${edge}/api/..%2fapp`, { headers: { "Accept-Language": "en" } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual({ code: "not_found", message: "Not found" });
  });

  it("answers 503 with a code and a text in the asked language when commerce is down", async () => {
    const edge = await edgeBefore("http://127.0.0.1:9");
    const answer = await fetch(`${edge}/api/products`, { headers: { Cookie: "preferred-language=en" } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      code: "unavailable",
      message: "The service is not available right now. Please try again soon.",
    });
  });
});
