import { createServer, type Server } from "node:net";
import getPort from "get-port";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requireFreePort } from "../lib/shop/ports.ts";
import { requireShopPorts } from "./ports.mjs";

let server: Server;
let port: number;
beforeEach(async () => {
  port = await getPort();
  server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  vi.stubEnv("PORT", String(await getPort()));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

it("a taken port is told before packages are installed, with the variable that moves the shop elsewhere", async () => {
  vi.stubEnv("COMMERCE_PORT", String(await getPort()));
  await expect(requireShopPorts()).resolves.toBeUndefined();
  vi.stubEnv("COMMERCE_PORT", ` ${port} `);
  await expect(requireShopPorts()).rejects.toThrow(
    `Port ${port} for Medusa is already in use; stop what uses it or set COMMERCE_PORT to another port.`,
  );
});

it("what is no port is left to the start, which says what is wrong with it", async () => {
  vi.stubEnv("COMMERCE_PORT", "many");
  await expect(requireShopPorts()).resolves.toBeUndefined();
});

it("the start refuses a taken port, and an address that this machine has not", async () => {
  await expect(requireFreePort(port, "PORT", "the storefront")).rejects.toThrow(`Port ${port} for the storefront`);
  const free = await getPort();
  await expect(requireFreePort(free, "PORT", "the storefront")).resolves.toBeUndefined();
  await expect(requireFreePort(free, "COMMERCE_PORT", "Medusa", "203.0.113.7")).rejects.toThrow(
    "This machine has no address 203.0.113.7 for Medusa.",
  );
});
