import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, vi } from "vitest";
import { closePipelinedResponses } from "./pipelined-responses";

it("a connection that is kept alive collects no listeners", async () => {
  closePipelinedResponses();
  const listeners: number[] = [];
  const server = createServer((request, response) => {
    response.end();
    response.once("close", () => listeners.push(request.socket.listenerCount("close")));
  }).listen(0);
  const socket = connect((server.address() as AddressInfo).port);
  for (let count = 1; count <= 5; count += 1) {
    socket.write("GET /a HTTP/1.1\r\nHost: shop\r\n\r\n");
    await vi.waitUntil(() => listeners.length === count);
  }
  expect(new Set(listeners).size).toBe(1);
  socket.destroy();
  server.close();
});

it("a response that waits for one before it is closed with its connection", async () => {
  closePipelinedResponses();
  const responses: ServerResponse[] = [];
  const closed: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    responses.push(response);
    response.once("close", () => closed.push(response));
  }).listen(0);
  const socket = connect((server.address() as AddressInfo).port);
  socket.write("GET /a HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(3));
  await vi.waitUntil(() => responses.length === 3);
  // Has its turn before the connection ends.
  responses[0]?.end();
  await vi.waitUntil(() => closed.length === 1);
  socket.destroy();
  await vi.waitUntil(() => closed.length === 3);
  expect(new Set(closed)).toEqual(new Set(responses));
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  server.close();
});
