import { request as ask, createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CachedResponse } from "./cached-response";

const TEXT = "Хонины мах, 4 кг. ".repeat(200);
const answer = new CachedResponse({
  headers: [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Vary", "Cookie"],
    ["Content-Security-Policy", "default-src 'self'"],
  ],
  body: Buffer.from(TEXT),
});

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => answer.send(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close().closeAllConnections());

interface Sent {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** With node:http, because fetch would unpack what it gets. */
function get(headers: Record<string, string> = {}, method = "GET"): Promise<Sent> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({ port, host: "127.0.0.1", method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("an answer in memory", () => {
  it.each([
    ["br", "gzip, deflate, br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", "gzip, deflate", (body: Buffer) => gunzipSync(body)],
    ["gzip", "gzip, br;q=0", (body: Buffer) => gunzipSync(body)],
    [undefined, "gzip;q=0, *;q=0", (body: Buffer) => body],
  ])("is sent as %s to a client that accepts %s", async (encoding, accepted, unpack) => {
    const { headers, body } = await get({ "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(headers.vary).toBe("Cookie, Accept-Encoding");
    expect(unpack(body).toString()).toBe(TEXT);
  });

  it("is 304, with its policy and without a body, for a client that has it already", async () => {
    const { headers } = await get({ "Accept-Encoding": "br" });
    const etag = headers.etag ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get({ "If-None-Match": known });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, "content-security-policy": "default-src 'self'" });
      expect(again.headers["content-type"]).toBeUndefined();
    }
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("has no body for HEAD", async () => {
    const { status, headers, body } = await get({}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBe(Buffer.byteLength(TEXT));
  });
});
