import { request as send } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Client, commerceUrl, description, edgeUrl } from "./client";

interface Raw {
  status: number;
  type: string | undefined;
  allow: string | undefined;
  cacheControl: string | undefined;
  body: string;
}

/** Sends a request unchanged: `fetch` would normalise the path and refuse some of the methods. */
function raw(
  method: string,
  path: string,
  {
    headers = {},
    body,
    base = edgeUrl,
  }: { headers?: Record<string, string>; body?: string | Buffer; base?: string } = {},
): Promise<Raw> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const request = send({ hostname, port, path, method, headers: { ...headers, ...length } }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers["content-type"],
        allow: response.headers.allow,
        cacheControl: response.headers["cache-control"],
        body: await text(response),
      });
    });
    request.once("error", reject);
    request.end(body);
  });
}

async function refusal(...sent: Parameters<typeof raw>): Promise<[status: number, code: unknown]> {
  const { status, type, cacheControl, body } = await raw(...sent);
  expect(type).toBe("application/json; charset=utf-8");
  expect(cacheControl).toBe("no-store");
  const { code, message, ...rest } = JSON.parse(body);
  expect(message).toMatch(/\S/);
  expect(Object.keys(rest)).toEqual([]);
  return [status, code];
}

const PORTS = [
  ["through the edge", edgeUrl],
  ["on the commerce port", commerceUrl],
] as const;

describe.each(PORTS)("%s", (_port, base) => {
  it.each([
    ["/api", "GET"],
    ["/api/", "GET"],
    ["/api/nothing", "GET"],
    ["/api/nothing/at/all?x=%E0%A4%A", "POST"],
    ["/api/products/1/nothing", "DELETE"],
    ["/api/openapi.json/x", "PUT"],
    ["/api/%E0%A4%A", "GET"],
    ["/api/products/%E0%A4%A", "GET"],
    ["/api/orders/%ff/history", "GET"],
    ["/static/img/nothing.webp", "GET"],
    ["/static/img/", "GET"],
    ["/static/%E0%A4%A", "GET"],
    ["/static/a%00b", "GET"],
    ["/static/img/.hidden", "GET"],
  ])("%s is not found (%s)", async (path, method) => {
    expect(await refusal(method, path, { base })).toEqual([404, "not_found"]);
  });

  it.each([
    "/api/products/%00",
    "/api/orders/1%00",
    "/api/service-categories/%00",
    "/api/service-categories/a%00b/stores",
  ])("%s is nobody's", async (path) => {
    expect(await refusal("GET", path, { base })).toEqual([404, expect.stringMatching(/^(\w+_)?not_found$/)]);
  });

  it("an invalid id is 400 on a write", async () => {
    expect(await refusal("PATCH", "/api/orders/%E0%A4%A/status", { base })).toEqual([400, "id_invalid"]);
  });

  it.each(["/api/../secrets.json", "/api/%2e%2e/app", "/api/..%2fadmin", "/static/..%5capp", "/static/../api/user"])(
    "%s does not climb",
    async (path) => {
      expect(await refusal("GET", path, { base })).toEqual([404, "not_found"]);
    },
  );

  it("invalid JSON is refused, and so are other content types", async () => {
    const asJson = { "Content-Type": "application/json" };
    const login = (headers: Record<string, string>, body: string | Buffer) =>
      refusal("POST", "/api/login", { headers, body, base });
    expect(await login(asJson, "{bad")).toEqual([400, "body_invalid"]);
    expect(await login(asJson, '"text"')).toEqual([400, "body_invalid"]);
    expect(await login(asJson, Buffer.from([0xff, 0xfe, 0x7b]))).toEqual([400, "body_invalid"]);
    expect(await login({ "Content-Type": "text/plain" }, "{}")).toEqual([415, "media_type_unsupported"]);
    expect(await login({ "Content-Type": "application/json; charset=koi8-r" }, "{}")).toEqual([
      415,
      "media_type_unsupported",
    ]);
    expect(await login({ ...asJson, "Content-Encoding": "br" }, "{}")).toEqual([415, "media_type_unsupported"]);
    expect(await login({ ...asJson, "Content-Encoding": "gzip" }, "not gzip")).toEqual([400, "body_invalid"]);
    expect(await login({ "Content-Type": "multipart/form-data" }, "x")).toEqual([415, "media_type_unsupported"]);
  });

  it("a body that is too large is refused, also when only its unpacked size is", async () => {
    const long = JSON.stringify({ username: "a".repeat(200_000), password: "secret" });
    const packed = gzipSync(JSON.stringify({ username: "a".repeat(20_000_000) }));
    expect(packed.length).toBeLessThan(30_000);
    for (const [encoding, body] of [
      ["identity", Buffer.from(long)],
      ["gzip", packed],
      ["deflate", deflateSync(long)],
    ] as const) {
      const headers = { "Content-Type": "application/json", "Content-Encoding": encoding };
      expect(await refusal("POST", "/api/login", { headers, body, base })).toEqual([413, "body_too_large"]);
    }
  });

  it("a body on a read, and one shorter than announced, do no harm", async () => {
    const headers = { "Content-Type": "application/json" };
    expect(await refusal("GET", "/api/nothing", { headers, body: "{bad", base })).toEqual([400, "body_invalid"]);
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.write(
      "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{}",
    );
    socket.end();
    await new Promise((resolve) => socket.once("close", resolve).resume());
    expect((await raw("GET", "/api/products", { base })).status).toBe(200);
  });
});

describe("an existing path", () => {
  it("lists its methods", async () => {
    const { status, allow, body } = await raw("OPTIONS", "/api/openapi.json");
    expect([status, allow, body]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
  });

  it.each(["DELETE", "POST", "PUT", "PATCH"])("refuses %s, and tells which it has", async (method) => {
    const { status, allow, type, body } = await raw(method, "/api/openapi.json", {
      body: method === "DELETE" ? undefined : "",
    });
    expect([status, allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(type).toMatch(/^application\/json/);
    expect(JSON.parse(body).code).toBe("method_not_allowed");
  });

  it.each(["TRACE", "PROPFIND"])(
    "refuses %s, which nothing of the shop has, and tells what there is",
    async (method) => {
      const { status, allow, type, body } = await raw(method, "/api/openapi.json");
      expect([status, allow]).toEqual([405, "DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT"]);
      expect(type).toMatch(/^application\/json/);
      expect(JSON.parse(body).code).toBe("method_not_allowed");
    },
  );

  it("answers HEAD like GET, without the body, for every read", async () => {
    const client = new Client();
    const { calls } = await description();
    const reads = calls.filter(({ method, path }) => method === "GET" && !path.includes("{"));
    expect(reads.length).toBeGreaterThan(0);
    for (const { path } of reads) {
      const [head, get] = [await client.send("HEAD", path), await client.get(path)];
      expect([path, head.status, head.body]).toEqual([path, get.status, ""]);
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    }
  });

  it("refuses paths that are no files of the shop", async () => {
    const { status, allow } = await raw("PUT", "/static/img/a.webp", { body: "x" });
    expect([status, allow]).toEqual([405, "GET, HEAD"]);
  });
});
