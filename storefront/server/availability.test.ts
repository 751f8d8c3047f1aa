import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commerceAvailability } from "./availability";

let commerce: Server;
let commerceUrl: string;
let asked: number;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = 0;
  answer = (response) => response.end("{}");
  commerce = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => commerce.listen(0, "127.0.0.1", resolve));
  commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`;
});
afterEach(() => {
  commerce.close().closeAllConnections();
});

it("commerce is asked once for many callers, and again when the answer is old", async () => {
  const isCommerceUp = commerceAvailability({ commerceUrl, maxAgeMs: 20 });
  expect(await Promise.all([isCommerceUp(), isCommerceUp(), isCommerceUp()])).toEqual([true, true, true]);
  expect(asked).toBe(1);
  await vi.waitFor(async () => {
    await isCommerceUp();
    expect(asked).toBe(2);
  });
});

it.each([
  ["is not ready", (response: ServerResponse) => response.writeHead(503).end()],
  ["says nothing", () => {}],
  ["hangs up", (response: ServerResponse) => response.destroy()],
])("commerce that %s is down", async (_how, how) => {
  answer = how;
  expect(await commerceAvailability({ commerceUrl, timeoutMs: 100 })()).toBe(false);
});

it("commerce that is down is asked again in the background, and nobody waits for it", async () => {
  answer = (response) => response.destroy();
  const isCommerceUp = commerceAvailability({
    commerceUrl,
    timeoutMs: 2000,
    maxAgeMs: 10,
  });
  expect(await isCommerceUp()).toBe(false);
  let say = () => {};
  answer = (response) => {
    say = () => void response.end("{}");
  };
  await vi.waitFor(async () => {
    expect(await isCommerceUp()).toBe(false);
    expect(asked).toBe(2);
  });
  expect(await isCommerceUp()).toBe(false);
  answer = (response) => response.end("{}");
  say();
  await vi.waitFor(async () => expect(await isCommerceUp()).toBe(true));
});

it("commerce that does not run is down", async () => {
  expect(await commerceAvailability({ commerceUrl: "http://127.0.0.1:9" })()).toBe(false);
});
