import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { POSTCODE_PAGE, postcodePage } from "./postcode-page";
import { securityHeaders } from "./security-headers";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(path: string): Promise<Headers> {
  const security = { production: true, https: true };
  const app = express().use(securityHeaders(security));
  app.get(POSTCODE_PAGE, ...postcodePage(security));
  app.use((_request, response) => void response.end("a page of the shop"));
  const server = app.listen(0, "127.0.0.1");
  closing.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).headers;
}

it("alone allows the scripts and frames of the postcode search, in a frame of the shop", async () => {
  const headers = await open(POSTCODE_PAGE);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self' 'unsafe-inline' https://t1.daumcdn.net;");
  expect(policy).toContain("frame-src https://postcode.map.kakao.com https://postcode.map.daum.net;");
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("content-type")).toContain("text/html");

  const others = await open("/checkout");
  expect(others.get("content-security-policy")).not.toContain("daum");
  expect(others.get("x-frame-options")).toBe("DENY");
});
