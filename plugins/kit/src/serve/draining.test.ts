import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, it, vi } from "vitest";
import { GET } from "../api/zakh/changes/route";
import { configured } from "../configuration/configured.testing";
import { startDraining } from "./readiness";

vi.mock("../cache/changes", () => ({
  changes: { connected: true, observe: () => () => {}, keepConnected: () => () => {} },
}));

const SECRET = "between-edge-and-commerce";
const server = createServer(express().get("/zakh/changes", GET as never));
afterEach(() => void server.close().closeAllConnections());

it("a process that stops closes the change stream of an edge and refuses a new one", async () => {
  configured({ changesSecret: SECRET });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zakh/changes`;
  const follow = () => fetch(url, { headers: { authorization: `Bearer ${SECRET}` } });

  const before = await follow();
  expect(before.headers.get("content-type")).toBe("text/event-stream");
  await before.body?.cancel();

  startDraining();
  expect((await follow()).status).toBe(503);
});
