import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { dropSnapshots, dropSnapshotsOf } from "../snapshots/snapshot";
import { apiDefaults } from "./api-defaults";
import { toMiddlewareRoutes } from "./calls";
import { PUBLIC_COPY } from "./public-read";

const told = vi.hoisted(() => ({ dropped: 0 }));
vi.mock("../snapshots/snapshot", () => ({
  dropSnapshots: vi.fn(() => {
    told.dropped += 1;
  }),
  dropSnapshotsOf: vi.fn(() => {
    told.dropped += 1;
  }),
  timesDropped: () => told.dropped,
}));

const rows = toMiddlewareRoutes(
  [
    { method: "POST", path: "/api/cart", role: "visitor", summary: "Keeps a cart.", changes: [], status: 204 },
    { method: "PUT", path: "/api/name", role: "visitor", summary: "Names the shop.", changes: ["site_setting"] },
  ],
  { roles: { visitor: [] }, knows: { customer: () => {}, admin: () => {} } },
);

const server = createServer(
  express()
    .use(apiDefaults as never)
    .post("/api/cart", ...((rows[0]?.middlewares ?? []) as never[]))
    .put("/api/name", ...((rows[1]?.middlewares ?? []) as never[]))
    .use((_request, response) => {
      meanwhile();
      response.status(204).end();
    }),
);
let address: string;
/** What happens while a request is answered. */
let meanwhile: () => void;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  meanwhile = () => {};
  vi.mocked(dropSnapshots).mockClear();
  vi.mocked(dropSnapshotsOf).mockClear();
});

it("drops the public reads before the answer to a write", async () => {
  const answer = await fetch(`${address}/api/products`, { method: "POST" });
  expect(dropSnapshots).toHaveBeenCalledOnce();
  expect(answer.headers.get(PUBLIC_COPY)).toBeNull();
});

it("keeps them over a write that changes none of them, and over reads", async () => {
  const answer = await fetch(`${address}/api/cart`, { method: "POST" });
  await fetch(`${address}/api/products`);
  expect(dropSnapshots).not.toHaveBeenCalled();
  expect(answer.headers.get(PUBLIC_COPY)).toBe("holds");
});

it("drops those alone whose tables the write's row names", async () => {
  const answer = await fetch(`${address}/api/name`, { method: "PUT" });
  expect(vi.mocked(dropSnapshotsOf).mock.calls).toEqual([["site_setting"]]);
  expect(dropSnapshots).not.toHaveBeenCalled();
  expect(answer.headers.get(PUBLIC_COPY)).toBeNull();
});

it("promises the edge nothing when something was dropped while such a write was under way", async () => {
  meanwhile = () => dropSnapshots();
  const answer = await fetch(`${address}/api/cart`, { method: "POST" });
  expect(answer.headers.get(PUBLIC_COPY)).toBeNull();
});
