import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express, { type NextFunction, type Request, type Response } from "express";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ChangeObserver } from "../cache/listener";
import { PERSONAL_CACHE_HEADER } from "../cache/personal-read";
import { PUBLIC_CACHE_HEADER } from "../cache/public-read";
import { type Method, toMiddlewareRoutes } from "./calls";

const database = vi.hoisted(() => ({
  observers: [] as ChangeObserver[],
  /** Changes that the fake listener has heard when the barrier resolves. */
  committed: [] as string[],
  barriers: 0,
  gate: Promise.resolve(),
}));
const notify = (table: string) => {
  for (const observer of database.observers) observer.changed(table);
};

vi.mock("../cache/changes", () => ({
  changes: {
    connected: true,
    observe: (observer: ChangeObserver) => database.observers.push(observer),
    watches: () => true,
    caughtUp: async () => {
      database.barriers += 1;
      await database.gate;
      database.committed.splice(0).forEach(notify);
    },
  },
}));
vi.mock("../cache/snapshot", () => ({ isPublicTable: (table: string) => table !== "shop_session" }));
vi.mock("../cache/personal-read", async (original) => ({
  ...(await original<object>()),
  isPersonalTable: (table: string) => table === "shop_session",
}));

vi.mock("./session", () => ({ loadSession: async () => undefined }));

/** What runs before the call's own handler, and the handler. */
let guard: (request: Request, response: Response, next: NextFunction) => void;
let handler: (request: Request, response: Response) => void;

const row = { path: "/api/name", role: "visitor", summary: "Names the shop." } as const;
const middlewaresOf = (method: Method) =>
  (toMiddlewareRoutes([{ ...row, method } as never], {
    roles: { visitor: [(...all) => guard(...(all as [never, never, never]))] },
    admin:
      () =>
      (...all) =>
        guard(...(all as [never, never, never])),
    alsoLoads: { customer() {}, admin: () => () => undefined },
  })[0]?.middlewares ?? []) as never[];

const server = createServer(
  express()
    .get("/api/name", ...middlewaresOf("GET"))
    .put("/api/name", ...middlewaresOf("PUT"))
    .use((request, response) => handler(request, response)),
);
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  guard = (_request, _response, next) => next();
  handler = (_request, response) => {
    database.committed.push("site_setting");
    response.status(200).json({ siteName: "Зах" });
  };
  Object.assign(database, { committed: [], barriers: 0, gate: Promise.resolve() });
});

const send = (method = "PUT") => fetch(`${address}/api/name`, { method });
/** The two headers of an answer: for public reads, and for personal ones. */
const cacheHeaders = ({ headers }: { headers: Headers }) => [
  headers.get(PUBLIC_CACHE_HEADER),
  headers.get(PERSONAL_CACHE_HEADER),
];

it("a write is answered after its changes were heard, and lists them for the edge", async () => {
  const answer = await send();
  expect(cacheHeaders(answer)).toEqual(["changed site_setting", null]);
  expect(await answer.json()).toEqual({ siteName: "Зах" });
});

it("it lists every table that changed while the handler ran, once, in the header it belongs to", async () => {
  notify("bank_account");
  handler = (_request, response) => {
    notify("product");
    notify("product");
    database.committed.push("shop_session");
    response.status(204).end();
  };
  expect(cacheHeaders(await send())).toEqual(["changed product", "changed shop_session"]);
});

it("a write without changes sets no header", async () => {
  handler = (_request, response) => response.status(204).end();
  expect(cacheHeaders(await send())).toEqual([null, null]);
  expect(database.barriers).toBe(1);
});

it("a read does not wait", async () => {
  expect(cacheHeaders(await send("GET"))).toEqual([null, null]);
  expect(database.barriers).toBe(0);
});

it.each([400, 401, 403, 404, 409, 413, 415, 422, 429])("a refusal (%s) waits for nothing", async (status) => {
  handler = (_request, response) => response.status(status).end();
  expect((await send()).status).toBe(status);
  expect(database.barriers).toBe(0);
});

it("a server error also waits, because it may have written", async () => {
  handler = (_request, response) => {
    database.committed.push("site_setting");
    response.status(503).end();
  };
  expect(cacheHeaders(await send())).toEqual(["changed site_setting", null]);
});

it("an error before the handler does not wait", async () => {
  guard = (_request, response) => response.status(503).end();
  await send();
  expect(database.barriers).toBe(0);
});

it("a streamed answer is sent at once", async () => {
  handler = (_request, response) => {
    response.write("a");
    response.end("b");
  };
  expect(await (await send()).text()).toBe("ab");
  expect(database.barriers).toBe(0);
});

it("an answer that is ended twice is sent once", async () => {
  handler = (_request, response) => {
    response.end("first");
    response.end("second");
  };
  expect(await (await send()).text()).toBe("first");
});

it("a client that disconnects while its answer waits blocks nobody", async () => {
  let open = () => {};
  database.gate = new Promise((resolve) => {
    open = resolve;
  });
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write("PUT /api/name HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");
  await vi.waitFor(() => expect(database.barriers).toBe(1));
  socket.destroy();
  open();
  database.gate = Promise.resolve();
  expect((await send()).status).toBe(200);
});
