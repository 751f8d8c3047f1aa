import session, { type SessionData, type Store } from "express-session";
import { beforeEach, expect, it } from "vitest";
import { SessionCache } from "./session-copies";

/** The commands of Redis that the cache uses, on a map. `away` makes every command fail, as a lost connection does. */
class RedisInMemory {
  readonly values = new Map<string, string>();
  away = false;
  reads = 0;

  async get(key: string): Promise<string | null> {
    this.reads += 1;
    if (this.away) throw new Error("Connection is closed.");
    return this.values.get(key) ?? null;
  }

  async set(key: string, value: string, ...options: unknown[]): Promise<"OK" | null> {
    if (this.away) throw new Error("Connection is closed.");
    if (options.includes("NX") && this.values.has(key)) return null;
    this.values.set(key, value);
    return "OK";
  }
}

const SESSION = { cookie: { originalMaxAge: 1000 }, customer: { accountId: "acc_1", at: 1 } } as SessionData;

let record: Store;
let asked: number;
let redis: RedisInMemory;
let sessions: SessionCache;

beforeEach(() => {
  record = new session.MemoryStore();
  asked = 0;
  const get = record.get.bind(record);
  record.get = (id, done) => {
    asked += 1;
    get(id, done);
  };
  redis = new RedisInMemory();
  sessions = new SessionCache(record, redis as never);
});

function read(store: Store, id: string): Promise<SessionData | null | undefined> {
  return new Promise((resolve, reject) => store.get(id, (error, found) => (error ? reject(error) : resolve(found))));
}

function written(store: Store, id: string): Promise<void> {
  return new Promise((resolve, reject) => store.set(id, SESSION, (error) => (error ? reject(error) : resolve())));
}

function ended(store: Store, id: string): Promise<void> {
  return new Promise((resolve, reject) => store.destroy(id, (error) => (error ? reject(error) : resolve())));
}

it("answers from Redis without asking PostgreSQL", async () => {
  await written(sessions, "a");
  expect(await read(sessions, "a")).toMatchObject({ customer: { accountId: "acc_1" } });
  expect(asked).toBe(0);
});

it("finds a session that is older than Redis, and copies it", async () => {
  await written(record, "a");
  expect(await read(sessions, "a")).toMatchObject({ customer: { accountId: "acc_1" } });
  await read(sessions, "a");
  expect(asked).toBe(1);
});

it("signs nobody out when Redis goes down, or comes back empty", async () => {
  await written(sessions, "a");
  redis.away = true;
  expect(await read(sessions, "a")).toMatchObject({ customer: { accountId: "acc_1" } });
  redis.away = false;
  redis.values.clear();
  expect(await read(sessions, "a")).toMatchObject({ customer: { accountId: "acc_1" } });
});

it("signs in and out while Redis is down", async () => {
  redis.away = true;
  await written(sessions, "a");
  expect(await read(sessions, "a")).toMatchObject({ customer: { accountId: "acc_1" } });
  await ended(sessions, "a");
  expect(await read(sessions, "a")).toBeNull();
});

it("ends a session in both places", async () => {
  await written(sessions, "a");
  await ended(sessions, "a");
  expect(await read(sessions, "a")).toBeNull();
  expect(await read(record, "a")).toBeUndefined();
});

it("does not restore a session that ends while it is being read", async () => {
  await written(record, "a");
  const get = record.get.bind(record);
  record.get = (id, done) =>
    get(id, (error, found) => {
      record.get = get;
      ended(sessions, id).then(() => done(error, found));
    });
  await read(sessions, "a");
  expect(await read(sessions, "a")).toBeNull();
});
