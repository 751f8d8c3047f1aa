import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { securityHeaders } from "./security-headers";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function headersOf(https: boolean, readsCodes?: boolean): Promise<Headers> {
  const app = express().disable("x-powered-by");
  app.use(securityHeaders({ production: true, https, readsCodes }, ["'sha256-abc'"]), (_request, response) =>
    response.end("x"),
  );
  const server = app.listen(0, "127.0.0.1");
  closing.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).headers;
}

it("allows only the inline scripts that the page lists, and no frames, base or embedded objects", async () => {
  const policy = (await headersOf(false)).get("content-security-policy") ?? "";
  const directives = Object.fromEntries(
    policy.split(";").map((one) =>
      one
        .trim()
        .split(/\s(.*)/s)
        .slice(0, 2),
    ),
  );
  expect(directives["script-src"]).toBe("'self' 'sha256-abc'");
  expect(directives["script-src-attr"]).toBe("'none'");
  expect(directives["object-src"]).toBe("'none'");
  expect(directives["base-uri"]).toBe("'none'");
  expect(directives["frame-ancestors"]).toBe("'none'");
});

it("forbids camera, location and microphone, type sniffing, and sending full addresses to other sites", async () => {
  const headers = await headersOf(false);
  expect(headers.get("permissions-policy")).toContain("geolocation=(self)");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-powered-by")).toBeNull();
});

it("lets only a page that reads codes have the camera, and run the program that finds them", async () => {
  const [page, reader] = [await headersOf(false), await headersOf(false, true)];
  expect(page.get("permissions-policy")).toContain("camera=()");
  expect(page.get("content-security-policy")).not.toContain("wasm");
  expect(reader.get("permissions-policy")).toContain("camera=(self)");
  expect(reader.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-abc' 'wasm-unsafe-eval';/);
});

it("sends HSTS only if visitors use https", async () => {
  expect((await headersOf(true)).get("strict-transport-security")).toContain("max-age=31536000");
  expect((await headersOf(false)).get("strict-transport-security")).toBeNull();
});
