import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { boundBodies } from "./bounded-bodies";

const MB = 1024 * 1024;

it("a client that is refused and continues to send is not cut off before it has received the answer", async () => {
  const server = createServer((request, response) => {
    request.once("data", () => response.writeHead(415).end("no"));
  });
  boundBodies(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = connect((server.address() as AddressInfo).port);
  const errors: unknown[] = [];
  socket.on("error", (error) => errors.push(error));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  let answer = "";

  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`);
  for (let sent = 0; sent < MB; sent += 0x8000) {
    socket.write(`8000\r\n${"x".repeat(0x8000)}\r\n`);
    await pause(5);
  }
  // The client starts to read the answer only now.
  socket.on("data", (part) => {
    answer += part;
  });
  await closed;

  expect(errors).toEqual([]);
  expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  server.close();
});
