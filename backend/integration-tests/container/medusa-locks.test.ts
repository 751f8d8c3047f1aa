import { randomUUID } from "node:crypto";
import type { ILockingModule } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { removeExpiredLocksTask } from "@zakh/kit/tasks/remove-expired-locks";
import { beforeAll, expect, it } from "vitest";
import { bootCommerce } from "./boot";

let locks: ILockingModule;

beforeAll(async () => {
  locks = (await bootCommerce()).container.resolve(Modules.LOCKING);
});

/** Takes Medusa's lock as its workflows in another process do. */
async function lockedElsewhere(key: string, expiration: string): Promise<void> {
  await shopPool().query(
    "INSERT INTO locking (id, owner_id, expiration) VALUES ($1, 'elsewhere', now() + $2::interval)",
    [key, expiration],
  );
}

it("Medusa's lock of another process is respected until it is released", async () => {
  const key = `cart_${randomUUID()}`;
  await lockedElsewhere(key, "1 minute");
  await expect(locks.acquire(key, { expire: 10, ownerId: "here" })).rejects.toThrow(key);
  await shopPool().query("DELETE FROM locking WHERE id = $1", [key]);
  await locks.acquire(key, { expire: 10, ownerId: "here" });
  const { rows } = await shopPool().query("SELECT owner_id FROM locking WHERE id = $1", [key]);
  expect(rows).toEqual([{ owner_id: "here" }]);
  expect(await locks.release(key, { ownerId: "here" })).toBe(true);
});

it("what runs under Medusa's lock runs in one process at a time", async () => {
  const key = `iitem_${randomUUID()}`;
  let holders = 0;
  await locks.execute(key, async () => {
    const { rows } = await shopPool().query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted");
    holders = rows.length;
  });
  expect(holders).toBeGreaterThan(0);
});

it("the lock of a process that was killed is free again once it has expired", async () => {
  const [dead, living] = [`cart_${randomUUID()}`, `cart_${randomUUID()}`];
  await lockedElsewhere(dead, "-1 second");
  await lockedElsewhere(living, "1 minute");
  await removeExpiredLocksTask.run({}, { id: "", attempts: 1 } as never);
  await locks.acquire(dead, { expire: 10, ownerId: "here" });
  await expect(locks.acquire(living, { expire: 10, ownerId: "here" })).rejects.toThrow(living);
  await shopPool().query("DELETE FROM locking WHERE id = ANY($1)", [[dead, living]]);
});
