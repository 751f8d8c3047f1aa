import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { withLock } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { describe, expect, it } from "vitest";

/** Takes a lock as another process would, and answers how to give it back. */
async function heldElsewhere(key: string): Promise<() => Promise<void>> {
  const client = await shopPool().connect();
  await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [key]);
  return async () => {
    await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [key]);
    client.release();
  };
}

describe("a lock", () => {
  it("lets one after the other in, in the order they came", async () => {
    const key = randomUUID();
    let inside = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        withLock(key, async () => {
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

  it("waits for another process", async () => {
    const key = randomUUID();
    const release = await heldElsewhere(key);
    const seen: string[] = [];
    const mine = withLock(key, async () => void seen.push("mine"));
    await expect.poll(() => waiting(), { timeout: 5000 }).toBe(true);
    seen.push("theirs");
    await release();
    await mine;
    expect(seen).toEqual(["theirs", "mine"]);
  });

  it("does not keep those waiting who work on something else", async () => {
    const release = await heldElsewhere("one");
    const blocked = withLock("one", async () => "late");
    expect(await withLock("two", async () => "at once")).toBe("at once");
    await release();
    expect(await blocked).toBe("late");
  });

  it("is given back when the work fails, which everybody hears of only once", async () => {
    const key = randomUUID();
    const failing = withLock(key, async () => {
      throw new Error("no");
    });
    const next = withLock(key, async () => "next");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
    const release = await heldElsewhere(key);
    await release();
  });
});

/** Whether somebody stands in line for an advisory lock. */
async function waiting(): Promise<boolean> {
  const { rows } = await shopPool().query<{ waiting: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted) AS waiting",
  );
  return rows[0]?.waiting ?? false;
}
