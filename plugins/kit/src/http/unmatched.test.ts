import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerUnmatched } from "./unmatched";

let server: Server;
let base: string;

beforeAll(async () => {
  const app = express();
  app.get("/api/orders", (_request, response) => {
    response.json([]);
  });
  app.use(
    answerUnmatched([
      { method: "GET", path: "/api/orders" },
      { method: "POST", path: "/api/orders" },
      { method: "PATCH", path: "/api/orders/:id/status" },
      { method: "GET", path: "/api/openapi.json" },
    ]) as unknown as RequestHandler,
  );
  app.use(((error, _request, response, _next) => {
    response
      .status(error.status)
      .set(error.headers ?? {})
      .json({ code: error.code });
  }) satisfies ErrorRequestHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close().closeAllConnections();
});

/** Uses Node's HTTP client, because `fetch` cannot send TRACE. */
function answer(method: string, path: string): Promise<{ status?: number; allow?: string }> {
  return new Promise((resolve, reject) => {
    send(`${base}${path}`, { method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, allow: response.headers.allow });
    })
      .once("error", reject)
      .end();
  });
}

describe("a request that no call matches", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/orders/1", "/api/orders/1/status/x", "/api/openapiXjson"])(
    "%s is not found, whatever the method",
    async (path) => {
      expect(await answer("GET", path)).toEqual({ status: 404, allow: undefined });
      expect(await answer("DELETE", path)).toEqual({ status: 404, allow: undefined });
      expect(await answer("OPTIONS", path)).toEqual({ status: 404, allow: undefined });
    },
  );

  it.each([
    ["DELETE", "/api/orders", "GET, HEAD, OPTIONS, POST"],
    ["TRACE", "/api/orders/", "GET, HEAD, OPTIONS, POST"],
    ["GET", "/api/orders/7/status", "OPTIONS, PATCH"],
    ["PROPFIND", "/API/Orders/x/Status", "OPTIONS, PATCH"],
  ])("%s is no method of %s", async (method, path, allow) => {
    expect(await answer(method, path)).toEqual({ status: 405, allow });
  });

  it("OPTIONS lists the methods of a path", async () => {
    expect(await answer("OPTIONS", "/api/orders/7/status")).toEqual({ status: 204, allow: "OPTIONS, PATCH" });
  });

  it("HEAD works for every read", async () => {
    expect(await answer("HEAD", "/api/orders")).toMatchObject({ status: 200 });
  });

  it("other paths are left to Medusa", async () => {
    expect(await answer("GET", "/apiary")).toMatchObject({ status: 404 });
    expect(await answer("GET", "/app")).toMatchObject({ status: 404 });
  });
});
