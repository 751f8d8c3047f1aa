import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express, { type NextFunction, type Request, type Response } from "express";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { tableChanged } from "../snapshots/table-changed";
import { apiDefaults } from "./api-defaults";
import { toMiddlewareRoutes } from "./calls";
import { OWN_COPY } from "./own-read";
import { PUBLIC_COPY } from "./public-read";

const times = vi.hoisted(() => ({ public: 0, own: 0 }));
vi.mock("../snapshots/table-changed", () => ({
  tableChanged: vi.fn((table: string) => {
    if (table === "shop_session") times.own += 1;
    else times.public += 1;
  }),
  timesChanged: () => ({ ...times }),
}));

/** What happens to a request before its row's own part, and what its handler does. */
let guard: (request: Request, response: Response, next: NextFunction) => void;
let handler: (request: Request, response: Response) => void;

const rows = toMiddlewareRoutes(
  [
    { method: "POST", path: "/api/cart", role: "visitor", summary: "Keeps a cart.", changes: [], status: 204 },
    { method: "PUT", path: "/api/name", role: "visitor", summary: "Names the shop.", changes: ["site_setting"] },
    { method: "POST", path: "/api/end", role: "visitor", summary: "Ends a session.", changes: ["shop_session"] },
  ],
  { roles: { visitor: [(...all) => guard(...(all as [never, never, never]))] }, knows: { customer() {}, admin() {} } },
);
const middlewares = (place: number) => (rows[place]?.middlewares ?? []) as never[];

const server = createServer(
  express()
    .use(apiDefaults as never)
    .post("/api/cart", ...middlewares(0))
    .put("/api/name", ...middlewares(1))
    .post("/api/end", ...middlewares(2))
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
  handler = (_request, response) => response.status(204).end();
  vi.mocked(tableChanged).mockClear();
});

/** What the edge is told by the answer: of public reads, and of personal ones. */
async function told(method: string, path: string): Promise<[string | null, string | null]> {
  const { headers } = await fetch(`${address}${path}`, { method });
  return [headers.get(PUBLIC_COPY), headers.get(OWN_COPY)];
}
const dropped = () => vi.mocked(tableChanged).mock.calls.map(([table]) => table);

it("a write drops what its row names, before its answer, and tells the edge", async () => {
  expect(await told("PUT", "/api/name")).toEqual(["changed", null]);
  expect(dropped()).toEqual(["site_setting"]);
  expect(await told("POST", "/api/end")).toEqual([null, "changed"]);
});

it("a write that no read in memory shows drops nothing", async () => {
  expect(await told("POST", "/api/cart")).toEqual([null, null]);
  expect(dropped()).toEqual([]);
});

it("what its handler tells by itself is told to the edge, too", async () => {
  handler = (_request, response) => {
    tableChanged("inventory_level");
    response.status(204).end();
  };
  expect(await told("POST", "/api/cart")).toEqual(["changed", null]);
});

it.each(["GET", "HEAD", "OPTIONS", "POST", "DELETE", "PROPFIND"])(
  "%s of a path that has no such write drops nothing",
  async (method) => {
    expect(await told(method, "/api/nothing")).toEqual([null, null]);
    expect(await told(method === "POST" ? "PATCH" : method, "/api/name")).toEqual([null, null]);
    expect(dropped()).toEqual([]);
  },
);

it.each([400, 401, 403, 404, 409, 413, 415, 422, 429])("a refusal (%s) drops nothing", async (status) => {
  handler = (_request, response) => response.status(status).end();
  expect(await told("PUT", "/api/name")).toEqual([null, null]);
  expect(dropped()).toEqual([]);
});

it("a failure drops what the row names: it may have written", async () => {
  handler = (_request, response) => response.status(503).end();
  expect(await told("PUT", "/api/name")).toEqual(["changed", null]);
  expect(dropped()).toEqual(["site_setting"]);
});

it("a failure of what stands before the handler drops nothing", async () => {
  guard = (_request, response) => response.status(503).end();
  expect(await told("PUT", "/api/name")).toEqual([null, null]);
  expect(dropped()).toEqual([]);
});

/** Sends a write and goes away as soon as it has come as far as this; `hold` is given what to do there. */
async function leaveAt(hold: (held: (request: Request, response: Response) => void) => void): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const left = new Promise<void>((resolve) => {
    hold((_request, response) => {
      response.once("close", resolve);
      socket.destroy();
    });
  });
  socket.write("PUT /api/name HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");
  await left;
}

it("who goes away before the guard has spoken has written nothing", async () => {
  await leaveAt((held) => {
    guard = held;
  });
  expect(dropped()).toEqual([]);
});

it("who goes away before the answer may have written", async () => {
  await leaveAt((held) => {
    handler = held;
  });
  await vi.waitFor(() => expect(dropped()).toEqual(["site_setting"]));
});
