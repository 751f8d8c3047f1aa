import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { PushMessage } from "../contract";

/** The task that sends a message to a device (`tasks/send-push.ts`). */
export const SEND_PUSH = "send-push";

/** A device of an admin that wants to be told. */
export interface PushTarget {
  subscriptionId: string;
  language: Language;
  /** Public id of the admin's account. */
  accountNumber: number;
}

/** Only of whoever may still read orders with their sums, and has not been signed out everywhere since. */
const LIVE = `JOIN account a ON a.id = s.account_id AND a.staff_role IN ('owner', 'office') AND a.deleted_at IS NULL
  AND a.admin_session_version = s.session_version`;

/** Every device that is told of new orders. */
export async function findPushTargets(sql: Queryable): Promise<PushTarget[]> {
  const { rows } = await sql.query<PushTarget>(
    `SELECT s.id AS "subscriptionId", s.language, a.number AS "accountNumber"
     FROM push_subscription s ${LIVE} WHERE s.deleted_at IS NULL ORDER BY s.id`,
  );
  return rows;
}

/** A subscription by its id, with what is needed to send to it; undefined when it has ended. */
export async function findLiveSubscription(sql: Queryable, id: string) {
  const { rows } = await sql.query<{ endpoint: string; p256dh: string; auth: string }>(
    `SELECT s.endpoint, s.p256dh, s.auth FROM push_subscription s ${LIVE} WHERE s.id = $1 AND s.deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}

export interface Push {
  /** Stable, so that a message is queued once. */
  id: string;
  subscriptionId: string;
  message: PushMessage;
}

/**
 * Queues messages, in one statement. On a client in a transaction they commit with what they tell of, and are sent after the commit,
 * at the earliest `delaySeconds` later.
 */
export async function queuePushes(sql: Queryable, pushes: readonly Push[], delaySeconds = 0): Promise<void> {
  if (pushes.length === 0) return;
  await sql.query(
    `INSERT INTO background_job (id, task, payload, run_at)
     SELECT id, $3, payload, now() + make_interval(secs => $4::float8) FROM unnest($1::text[], $2::jsonb[]) AS push (id, payload)
     ON CONFLICT (id) DO NOTHING`,
    [
      pushes.map(({ id }) => id),
      pushes.map(({ subscriptionId, message }) => JSON.stringify({ subscriptionId, message })),
      SEND_PUSH,
      delaySeconds,
    ],
  );
}

/** Takes back messages that were not sent yet. */
export async function withdrawPushes(sql: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.query("DELETE FROM background_job WHERE id = ANY($1) AND task = $2", [ids, SEND_PUSH]);
}
