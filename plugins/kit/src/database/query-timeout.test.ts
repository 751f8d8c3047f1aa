import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import pg from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isDatabaseAway } from "./database-away";
import { inTransaction } from "./in-transaction";
import { limitQueries } from "./query-timeout";

const TIMEOUT_MS = 1000;
/** PostgreSQL's messages AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** CommandComplete and ReadyForQuery, in reply to any query. */
const DONE = Buffer.concat([
  Buffer.from([0x43, 0, 0, 0, 10]),
  Buffer.from("BEGIN\0"),
  Buffer.from([0x5a, 0, 0, 0, 5, 0x54]),
]);

let server: Server;
let connectionString: string;
let sockets: Socket[];
/** Whether the fake database answers a statement. */
let answers: (statement: string) => boolean;

/** A fake database that accepts every connection and answers only the chosen statements, like one that is frozen. */
beforeEach(async () => {
  [sockets, answers] = [[], () => false];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(WELCOME);
      socket.on("data", (bytes) => answers(bytes.toString()) && socket.write(DONE));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  connectionString = `postgres://zakh@127.0.0.1:${(server.address() as AddressInfo).port}/zakh`;
  limitQueries(TIMEOUT_MS);
});
afterEach(() => {
  server.close();
  for (const socket of sockets) socket.destroy();
});

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}

const connectionsClosed = () => vi.waitFor(() => expect(sockets.every(({ closed }) => closed)).toBe(true));

it("a statement without an answer fails as if the database were away, and its connection is closed", async () => {
  const pool = new pg.Pool({ connectionString });
  pool.on("error", () => undefined);
  expect(isDatabaseAway(await failure(pool.query("SELECT 1")))).toBe(true);
  await connectionsClosed();
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

it("a transaction whose statement gets no answer does not wait a second time for its rollback", async () => {
  answers = (statement) => statement.includes("BEGIN");
  const pool = new pg.Pool({ connectionString });
  pool.on("error", () => undefined);
  const began = performance.now();
  const error = await failure(inTransaction(pool, (client) => client.query("UPDATE product SET price = 1")));
  expect(isDatabaseAway(error)).toBe(true);
  expect(performance.now() - began).toBeLessThan(TIMEOUT_MS * 4);
  await connectionsClosed();
  await pool.end();
});

it("a transaction of Medusa's pool behaves the same, and its connection is not reused", async () => {
  answers = (statement) => /BEGIN|select version/i.test(statement);
  const medusas = knex({ client: "pg", version: "17", connection: { connectionString }, pool: { min: 0, max: 1 } });
  const began = performance.now();
  const error = await failure(medusas.transaction((opened) => opened.raw("UPDATE product SET price = 1")));
  expect(isDatabaseAway(error)).toBe(true);
  expect(performance.now() - began).toBeLessThan(TIMEOUT_MS * 4);
  await connectionsClosed();
  answers = () => true;
  await medusas.raw("BEGIN");
  expect(sockets).toHaveLength(2);
  await medusas.destroy();
});

it("a connection may have its own, longer timeout", async () => {
  const pool = new pg.Pool({ connectionString, query_timeout: 60_000 });
  pool.on("error", () => undefined);
  const asked = failure(pool.query("SELECT 1"));
  const first = await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS * 2, "waits"))]);
  expect(first).toBe("waits");
  for (const socket of sockets) socket.destroy();
  expect(isDatabaseAway(await asked)).toBe(true);
  await pool.end();
});
