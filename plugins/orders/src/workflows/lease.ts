import { setTimeout as pause } from "node:timers/promises";
import { generateEntityId } from "@medusajs/framework/utils";
import { ApiError } from "@zakh/kit/http/api-error";
import type { Pool } from "pg";

/** How long somebody waits for a thing that another request works on, in ms. */
const PATIENCE = 15_000;
/** A lease as old as this, in seconds, was left by a process that died. */
const LEFT_BEHIND = 60;
const FIRST_PAUSE = 15;
const LONGEST_PAUSE = 120;

/**
 * Takes the right to work on `key`, in whatever process, waiting for whoever has it. Answers the lease's id.
 * Throws 409 `conflict` when it takes too long.
 */
export async function takeLease(pool: Pool, key: string): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(LONGEST_PAUSE, wait * 1.5)) {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO order_lease (id, key, taken_at) VALUES ($1, $2, now())
       ON CONFLICT (key) DO UPDATE SET id = excluded.id, taken_at = excluded.taken_at
         WHERE order_lease.taken_at < now() - make_interval(secs => $3)
       RETURNING id`,
      [generateEntityId(undefined, "ordlease"), key, LEFT_BEHIND],
    );
    if (rows[0]) return rows[0].id;
    if (Date.now() > deadline) throw new ApiError(409, "conflict");
    await pause(wait);
  }
}

export async function dropLease(pool: Pool, id: string): Promise<void> {
  await pool.query("DELETE FROM order_lease WHERE id = $1", [id]);
}
