import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import express from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { skipAbandoned } from "./skip-abandoned";

/** Sends writes from a separate thread, because this thread is blocked meanwhile. Disconnects after `leaveAfter` ms. */
const SENDER = `
  const { connect } = require("node:net");
  const { workerData: { port, requests, leaveAfter } } = require("node:worker_threads");
  for (const request of requests) {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    setTimeout(() => socket.destroy(), leaveAfter);
  }
`;

const LONG = JSON.stringify({ text: "x".repeat(90_000) });

function post(path: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

let server: Server;
let written: string[];

beforeEach(async () => {
  written = [];
  const app = express();
  app.use(express.json());
  app.use(skipAbandoned as never);
  app.use((request, response) => {
    written.push(request.path);
    response.end();
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});

afterEach(() => void server.close().closeAllConnections());

function send(requests: string[], leaveAfter: number): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const sender = new Worker(SENDER, { eval: true, workerData: { port, requests, leaveAfter } });
  return new Promise((exit) => sender.once("exit", exit));
}

it("a write is not run when its sender disconnected while this process was frozen", async () => {
  const left = send([post("/short", "{}"), post("/long", LONG), "DELETE /none HTTP/1.1\r\nHost: shop\r\n\r\n"], 200);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  await left;
  await pause(200);
  expect(written).toEqual([]);
});

it("a write is run when its sender waited, however long this process was frozen", async () => {
  const left = send([post("/short", "{}"), post("/long", LONG)], 3000);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  await left;
  expect(written.sort()).toEqual(["/long", "/short"]);
});
