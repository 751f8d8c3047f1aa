import { seoulDay } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";

/** Marks the versions whose day has come, by which every cache of them hears that they hold. */
export async function putInForce(sql: Queryable, now: Date): Promise<void> {
  await sql.query(
    `UPDATE legal_version SET in_force_at = now(), updated_at = now()
     WHERE published_at IS NOT NULL AND in_force_at IS NULL AND deleted_at IS NULL AND valid_from <= $1`,
    [seoulDay(now)],
  );
}

export const putLegalInForceTask: Task = {
  name: "put-legal-in-force",
  payload: z.object({}),
  everySeconds: 60,
  run: () => putInForce(shopPool(), new Date()),
};
