import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { PushMessage } from "../contract";

/** The task that sends a message to a device (`tasks/send-push.ts`). */
export const SEND_PUSH = "send-push";

/** A device whose user wants to be told. */
export interface PushTarget {
  subscriptionId: string;
  language: Language;
  /** Public id of the user's account. */
  accountNumber: number;
}

/**
 * Only of accounts that have not been signed out everywhere since; as an admin only of whoever may still read orders with their sums.
 */
export const LIVE = `JOIN account a ON a.id = s.account_id AND a.deleted_at IS NULL AND CASE s.half
  WHEN 'admin' THEN a.staff_role IN ('owner', 'office') AND a.admin_session_version = s.session_version
  ELSE a.customer_session_version = s.session_version END`;

/** Every device that is told of new orders. */
export function findPushTargets(sql: Queryable): Promise<PushTarget[]> {
  return findTargets(sql, "s.half = 'admin'", []);
}

/** The devices of a customer that are told of the steps of the own orders. */
export function findDevicesOfCustomer(sql: Queryable, accountNumber: number): Promise<PushTarget[]> {
  return findTargets(sql, "s.half = 'customer' AND a.number = $1", [accountNumber]);
}

async function findTargets(sql: Queryable, condition: string, values: unknown[]): Promise<PushTarget[]> {
  const { rows } = await sql.query<PushTarget>(
    `SELECT s.id AS "subscriptionId", s.language, a.number AS "accountNumber"
     FROM push_subscription s ${LIVE} WHERE s.deleted_at IS NULL AND ${condition} ORDER BY s.id`,
    values,
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
