import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { dropSnapshots } from "../snapshots/snapshot";
import { apiDefaults } from "./api-defaults";
import { toMiddlewareRoutes } from "./calls";

vi.mock("../snapshots/snapshot", () => ({ dropSnapshots: vi.fn() }));

const rows = toMiddlewareRoutes(
  [{ method: "POST", path: "/api/cart", role: "visitor", summary: "Keeps a cart.", personal: true, status: 204 }],
  { roles: { visitor: [] }, knows: { customer: () => {}, admin: () => {} } },
);

const server = createServer(
  express()
    .use(apiDefaults as never)
    .post("/api/cart", ...((rows[0]?.middlewares ?? []) as never[]))
    .use((_request, response) => void response.status(204).end()),
);
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => vi.mocked(dropSnapshots).mockClear());

it("drops the public reads before the answer to a write", async () => {
  await fetch(`${address}/api/products`, { method: "POST" });
  expect(dropSnapshots).toHaveBeenCalledOnce();
});

it("keeps them over a write that its row calls personal, and over reads", async () => {
  await fetch(`${address}/api/cart`, { method: "POST" });
  await fetch(`${address}/api/products`);
  expect(dropSnapshots).not.toHaveBeenCalled();
});
