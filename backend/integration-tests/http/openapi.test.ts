import { describe, expect, it } from "vitest";
import { Client, description } from "./client";

const visitor = new Client();

interface Document {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
}

describe("GET /api/openapi.json", () => {
  it("documents every call, including itself, and matches its own document", async () => {
    const { status, body, headers } = await visitor.get<Document>("/api/openapi.json");
    expect(status).toBe(200);
    expect(body.openapi).toBe("3.1.1");
    expect(body.paths).toHaveProperty(["/api/openapi.json", "get", "x-role"], "visitor");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("is answered 304 to a client that has it", async () => {
    const { headers } = await visitor.get("/api/openapi.json");
    const again = await visitor.get("/api/openapi.json", { "If-None-Match": headers.get("etag") ?? "" });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  it("has resolvable references, and unique operation ids", async () => {
    const { body } = await visitor.get<Document>("/api/openapi.json");
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) expect(body).toHaveProperty(reference.split("/"));
    const ids = Object.values(body.paths)
      .flatMap(Object.values)
      .map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a parameter in the document", () => {
  it("is required only when the call refuses to go without it, as no query parameter does", async () => {
    const { body } = await visitor.get<Document>("/api/openapi.json");
    const operations = Object.values(body.paths).flatMap(Object.values) as {
      operationId: string;
      parameters: { name: string; in: string; required?: boolean }[];
    }[];
    const inQuery = operations.flatMap(({ operationId, parameters }) =>
      parameters.filter((parameter) => parameter.in === "query").map((one) => ({ ...one, operationId })),
    );
    expect(inQuery.length).toBeGreaterThan(70);
    expect(inQuery.filter(({ required }) => required).map(({ operationId, name }) => `${operationId} ${name}`)).toEqual(
      [],
    );
  });
});

describe("the test client", () => {
  const answer = (status: number, body: unknown, contentType = "application/json; charset=utf-8") => ({
    status,
    body,
    contentType,
  });
  const document = { openapi: "3.1.1", info: { title: "Zakh", version: "1" }, paths: {}, components: {} };

  it("accepts documented answers", async () => {
    const shop = await description();
    shop.check("GET", "/api/openapi.json?x=1", answer(200, document));
    shop.check("GET", "/api/openapi.json", answer(304, ""));
    shop.check("HEAD", "/api/openapi.json", answer(200, ""));
    shop.check("GET", "/api/openapi.json", answer(503, { code: "unavailable", message: "x" }));
    shop.check("GET", "/api/nothing", answer(404, { code: "not_found", message: "x" }));
    shop.check("PUT", "/api/openapi.json", answer(405, { code: "method_not_allowed", message: "x" }));
  });

  it.each([
    ["a status that nobody told of", "GET", "/api/openapi.json", answer(500, { code: "server_error", message: "x" })],
    ["a code that nobody told of", "GET", "/api/openapi.json", answer(503, { code: "not_found", message: "x" })],
    ["a refusal without a message", "GET", "/api/openapi.json", answer(503, { code: "unavailable" })],
    ["a key too few", "GET", "/api/openapi.json", answer(200, { ...document, paths: undefined })],
    ["a key too many", "GET", "/api/openapi.json", answer(200, { ...document, info: { ...document.info, more: 1 } })],
    ["a page", "GET", "/api/openapi.json", answer(200, "<html>", "text/html")],
    ["a body where none is told of", "HEAD", "/api/openapi.json", answer(200, "{}")],
    ["a call that nobody described", "GET", "/api/nothing", answer(200, [])],
    ["a method that nobody described", "PUT", "/api/openapi.json", answer(200, {})],
    ["a path refused as if it were none", "PUT", "/api/openapi.json", answer(404, { code: "not_found", message: "x" })],
  ])("does not take %s", async (_what, method, path, received) => {
    const shop = await description();
    expect(() => shop.check(method, path, received)).toThrow();
  });
});
