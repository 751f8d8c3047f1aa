import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

function alone<T>(key: string, work: () => Promise<T>, idleTimeoutMs?: number): Promise<T> {
  return inOneTransaction(commerce.container, work, { key, idleTimeoutMs });
}

/** Takes a key's lock as another process would, and returns the function that releases it. */
async function lockedElsewhere(key: string): Promise<() => Promise<void>> {
  const client = await shopPool().connect();
  await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [key]);
  return async () => {
    await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [key]);
    client.release();
  };
}

describe("transactions under one key", () => {
  it("run one after the other, in order of arrival", async () => {
    const key = randomUUID();
    let inside = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        alone(key, async () => {
          inside += 1;
          expect(inside).toBe(1);
          await pause(1);
          order.push(index);
          inside -= 1;
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it("wait for another process", async () => {
    const key = randomUUID();
    const release = await lockedElsewhere(key);
    const seen: string[] = [];
    const mine = alone(key, async () => void seen.push("mine"));
    await expect.poll(() => waiting(), { timeout: 5000 }).toBe(true);
    seen.push("theirs");
    await release();
    await mine;
    expect(seen).toEqual(["theirs", "mine"]);
  });

  it("do not block work on other keys", async () => {
    const release = await lockedElsewhere("one");
    const blocked = alone("one", async () => "late");
    expect(await alone("two", async () => "at once")).toBe("at once");
    await release();
    expect(await blocked).toBe("late");
  });

  it("let the next one run after a failure, which only its own caller sees", async () => {
    const key = randomUUID();
    const failing = alone(key, async () => {
      throw new Error("no");
    });
    const next = alone(key, async () => "next");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
    const release = await lockedElsewhere(key);
    await release();
  });
});

it("a transaction is ended with its locks when its process does nothing for too long", async () => {
  const key = randomUUID();
  const still = alone(key, () => pause(1000), 200);
  await pause(100);
  const client = await shopPool().connect();
  await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [key]);
  client.release(true);
  // The lock came before its process went on, which finds its transaction ended.
  await expect(Promise.race([still, pause(500, "still idle")])).resolves.toBe("still idle");
  await expect(still).rejects.toThrow();
  expect(await alone(key, async () => "next")).toBe("next");
});

/** Whether a connection waits for an advisory lock. */
async function waiting(): Promise<boolean> {
  const { rows } = await shopPool().query<{ waiting: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted) AS waiting",
  );
  return rows[0]?.waiting ?? false;
}
