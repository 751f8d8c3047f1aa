import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentRequest, enterRequest } from "../log/request-context";
import { HEAVY_READS, limitHeavyReads } from "./heavy-reads";

let server: Server;
let url: string;
/** The reads at work, by their numbers, and how each is ended. */
let atWork: Map<string, () => void>;
let contexts: Record<string, string | undefined>;

beforeEach(async () => {
  atWork = new Map();
  contexts = {};
  const app = express();
  app.use((request, _response, next) => {
    enterRequest({ id: String(request.query.number), notes: {}, stacks: [] });
    next();
  });
  app.use(({ query }, _response, next) => void setTimeout(next, query.guard ? 50 : 0));
  app.use(limitHeavyReads(({ query }) => ({ id: String(query.account), isAdmin: false })) as never);
  app.use((request, response) => {
    const number = String(request.query.number);
    contexts[number] = currentRequest()?.id;
    atWork.set(number, () => {
      atWork.delete(number);
      response.json(number);
    });
  });
  app.use(((error, _request, response, _next) => {
    response.status(error.status).set(error.headers).end();
  }) as ErrorRequestHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  while (atWork.size > 0) {
    for (const end of atWork.values()) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.close().closeAllConnections();
});

const pathOf = (number: number, account: string) => `/?account=${account}&number=${number}`;
const read = (number: number, account = "bold") => fetch(`${url}${pathOf(number, account)}`);
const working = (...numbers: number[]) =>
  vi.waitFor(() => expect([...atWork.keys()].map(Number).sort()).toEqual(numbers));

it("two of an account run at once, and the next in turn when one has ended; others do not wait", async () => {
  const reads = [read(1), read(2)];
  await working(1, 2);
  reads.push(read(3));
  const other = read(9, "sara");
  await working(1, 2, 9);
  atWork.get("1")?.();
  await working(2, 3, 9);
  expect(contexts["3"]).toBe("3");
  for (const end of [...atWork.values()]) end();
  expect((await Promise.all([...reads, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it("refuses with 429 when too many wait, and when one has waited too long", async () => {
  void read(1);
  void read(2);
  await working(1, 2);
  const waiting = Array.from({ length: HEAVY_READS.waiting + 1 }, (_, index) => read(index + 3));
  const first = await Promise.race(waiting);
  expect([first.status, first.headers.get("retry-after")]).toEqual([429, "5"]);
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses).toEqual(Array(HEAVY_READS.waiting + 1).fill(429));
});

it("a client that leaves gives its turn up, but a read that it began counts until its work is done", async () => {
  const leave = (number: number) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(`GET ${pathOf(number, "bold")} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    return socket;
  };
  const begun = [leave(1), leave(2)];
  await working(1, 2);
  const waiting = leave(3);
  for (const socket of [...begun, waiting]) socket.destroy();
  const patient = read(4);
  const other = read(9, "sara");
  await working(1, 2, 9);
  atWork.get("1")?.();
  await working(2, 4, 9);
  for (const end of [...atWork.values()]) end();
  expect([(await patient).status, (await other).status]).toEqual([200, 200]);
});

it("a client that leaves while its guard is asked takes no place", async () => {
  for (let number = 1; number <= HEAVY_READS.atOnce; number += 1) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    await new Promise<void>((resolve) => {
      socket.write(`GET ${pathOf(number, "bold")}&guard=slow HTTP/1.1\r\nHost: shop\r\n\r\n`, () => resolve());
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  const after = read(9);
  await working(9);
  atWork.get("9")?.();
  expect((await after).status).toBe(200);
});
