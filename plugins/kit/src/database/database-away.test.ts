import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { isDatabaseAway } from "./database-away";

const WAIT_MS = 200;
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Starts a fake database that treats every connection with `does`, and returns its address. */
async function databaseThat(does: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    does(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `postgres://zakh@127.0.0.1:${(server.address() as AddressInfo).port}/zakh`;
}

const silent = () => databaseThat((socket) => void socket.resume());
const closing = () => databaseThat((socket) => void socket.once("data", () => socket.end()));

function failure(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => expect.unreachable("it should have failed"),
    (error: Error) => error,
  );
}

/** Errors of the real libraries, so that the test notices a changed wording in a later version. */
const FAILURES: [what: string, fail: () => Promise<Error>][] = [
  [
    "pg-pool, when a new connection does not come about",
    async () => {
      const pool = new pg.Pool({ connectionString: await silent(), connectionTimeoutMillis: WAIT_MS });
      return failure(pool.query("SELECT 1"));
    },
  ],
  [
    "pg-pool, when all connections are taken",
    async () => {
      const pool = new pg.Pool({ connectionString: await silent(), connectionTimeoutMillis: WAIT_MS, max: 1 });
      pool.connect().catch(() => undefined);
      return failure(pool.connect());
    },
  ],
  [
    "pg-pool, when it has been ended",
    async () => {
      const pool = new pg.Pool({ connectionString: await silent() });
      await pool.end();
      return failure(pool.query("SELECT 1"));
    },
  ],
  ["pg, when the database hangs up", async () => failure(new pg.Client(await closing()).connect())],
  ["pg, when nobody is there", async () => failure(new pg.Client("postgres://zakh@127.0.0.1:9/zakh").connect())],
  [
    "pg, when the connection does not come about in time",
    async () =>
      failure(new pg.Client({ connectionString: await silent(), connectionTimeoutMillis: WAIT_MS }).connect()),
  ],
  [
    "knex, when its pool has no connection",
    async () => {
      const medusas = knex({
        client: "pg",
        version: "17",
        connection: await silent(),
        acquireConnectionTimeout: WAIT_MS,
      });
      return failure(medusas.raw("SELECT 1"));
    },
  ],
  [
    "knex, when the database hangs up",
    async () => {
      const medusas = knex({ client: "pg", version: "17", connection: await closing() });
      return failure(medusas.raw("SELECT 1"));
    },
  ],
];

describe("a database that is away", () => {
  it.each(FAILURES)("is known by what is thrown by %s", async (_who, fail) => {
    const error = await fail();
    expect(isDatabaseAway(error), error.message).toBe(true);
    // Copied as a workflow passes it on, and wrapped as other code does.
    expect(isDatabaseAway({ ...error, name: error.name, message: error.message })).toBe(true);
    expect(isDatabaseAway(new Error("The product was not saved", { cause: error }))).toBe(true);
  });

  it.each(["57P01", "57P03", "57014", "25P03", "08006", "08P01", "53300", "ECONNREFUSED", "ECONNRESET", "EPIPE"])(
    "is known by the code %s",
    (code) => {
      expect(isDatabaseAway(Object.assign(new Error("x"), { code }))).toBe(true);
    },
  );

  it("is not detected in other errors", () => {
    expect(isDatabaseAway(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(false);
    expect(isDatabaseAway(new Error("A customer wrote: Connection terminated unexpectedly."))).toBe(false);
    expect(isDatabaseAway(new Error("x"))).toBe(false);
    expect(isDatabaseAway("Connection terminated unexpectedly")).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });
});
