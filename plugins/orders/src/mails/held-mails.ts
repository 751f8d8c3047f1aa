import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withdrawMails } from "@zakh/kit/mail/outgoing-mail";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { noticeChannels } from "../notices/notice-channel";
import { otherSellers } from "../read-models/other-sellers";
import { statusIs } from "../read-models/status-sql";

/** So long the mail about a settled transfer is held, in seconds, so that an undo can still withdraw it. */
export const TRANSFER_MAIL_DELAY_S = 5 * 60;

/** So long the mail about a parcel is held, so that what was marked by mistake can be taken back without a mail. */
export const SENT_MAIL_DELAY_S = 5 * 60;

/** So long a mail about a status that somebody has set is held: the undo is offered for 8 s, and may take a moment to arrive. */
export const UNDO_MAIL_DELAY_S = 10;

/** How keys of mails about a change of an order begin; the change's id follows. */
const STATUS_MAILS = ["order-status:", "part-payment:"];
const SENT_MAILS = ["order-sent:"];

/** Withdraws mails about earlier changes of an order that are still held: a later change says what is true now. */
export function withdrawHeldMails(sql: Queryable, detailId: string): Promise<void> {
  return withdrawHeld(sql, detailId, STATUS_MAILS);
}

/** The same for mails that say that an order was sent. */
export function withdrawSentMails(sql: Queryable, detailId: string): Promise<void> {
  return withdrawHeld(sql, detailId, SENT_MAILS);
}

/** The same for mails of other sellers about their parcels. */
export async function withdrawSellersMails(
  sql: Queryable,
  { detailId, number }: { detailId: string; number: number },
): Promise<void> {
  for (const key of await otherSellers().parcelMails(sql, number)) await withdrawHeldMail(sql, detailId, key);
}

async function withdrawHeld(sql: Queryable, detailId: string, kinds: readonly string[]): Promise<void> {
  // A change without its mail may be told by another channel, while it is young enough to be held.
  const { rows } = await sql.query<{ key: string; mailId: string | null }>(
    `SELECT kind || change.id AS key, held.id AS "mailId"
     FROM order_status_change change JOIN unnest($2::text[]) kind ON true
     LEFT JOIN LATERAL (
       SELECT mail.id FROM outgoing_mail mail JOIN background_job job ON job.id = mail.id
       WHERE mail.key = kind || change.id AND mail.sent_at IS NULL AND job.attempts = 0 AND job.run_at > now()
     ) held ON true
     WHERE change.order_detail_id = $1 AND change.deleted_at IS NULL AND change.from_status IS NOT NULL
       AND (held.id IS NOT NULL OR change.created_at > now() - make_interval(secs => $3))`,
    [detailId, kinds, TRANSFER_MAIL_DELAY_S],
  );
  if (rows.length === 0) return;
  const mailIds = rows.flatMap(({ mailId }) => mailId ?? []);
  if (mailIds.length > 0) await withdrawMails(sql, mailIds);
  const keys = rows.map(({ key }) => key);
  for (const channel of noticeChannels()) await channel.withdraw(sql, detailId, keys);
}

export interface UnsentChange {
  from: OrderStatus;
  /** Seconds since then. */
  age: number;
  /** Whether there is a mail about it that is sent, or cannot be withdrawn any more. */
  told: boolean;
}

/**
 * The status in which the customer believes an order to be: that before its latest changes, newest first, which no mail has told.
 * Undefined when the latest is told, or so old that no mail about it was held.
 */
export function lastNotifiedStatus(changes: readonly UnsentChange[]): OrderStatus | undefined {
  let believed: OrderStatus | undefined;
  let later = 0;
  for (const { from, age, told } of changes) {
    if (told || age - later > TRANSFER_MAIL_DELAY_S) break;
    believed = from;
    later = age;
  }
  return believed;
}

/** The same of an order, after the mails that were still held are withdrawn. */
export async function findBelievedStatus(sql: Queryable, detailId: string): Promise<OrderStatus | undefined> {
  const { rows } = await sql.query<UnsentChange>(
    `SELECT change.from_status AS "from", extract(epoch FROM now() - change.created_at)::float8 AS age,
       EXISTS (SELECT FROM outgoing_mail mail WHERE mail.key = 'order-status:' || change.id) AS told
     FROM order_status_change change
     WHERE change.order_detail_id = $1 AND change.from_status <> change.to_status AND change.deleted_at IS NULL
     ORDER BY change.number DESC LIMIT 20`,
    [detailId],
  );
  return lastNotifiedStatus(rows);
}

/** Whether the last mail that a customer got about this order's status said that it is paid. */
export async function knowsOfPayment(sql: Queryable, detailId: string): Promise<boolean> {
  const { rows } = await sql.query<{ to: OrderStatus }>(
    `SELECT change.to_status AS "to" FROM order_status_change change
     JOIN outgoing_mail mail ON mail.key = 'order-status:' || change.id
     WHERE change.order_detail_id = $1 AND change.deleted_at IS NULL AND mail.sent_at IS NOT NULL
     ORDER BY change.number DESC LIMIT 1`,
    [detailId],
  );
  return rows[0] !== undefined && ORDER_STATUS[rows[0].to].awaitsDelivery;
}

/** Whether a delivered order was weighed between its last delivery and the one before. */
export async function isWeighedAnew(sql: Queryable, detailId: string): Promise<boolean> {
  const { rows } = await sql.query<{ anew: boolean }>(
    `WITH deliveries AS (
       SELECT number FROM order_status_change
       WHERE order_detail_id = $1 AND deleted_at IS NULL AND from_status <> to_status AND ${statusIs("delivered", "to_status")}
       ORDER BY number DESC LIMIT 2)
     SELECT EXISTS (SELECT FROM order_status_change WHERE order_detail_id = $1 AND deleted_at IS NULL
       AND number > (SELECT min(number) FROM deliveries) AND contact->'changed' @> '[{"field": "packedWeight"}]') AS anew`,
    [detailId],
  );
  return rows[0]?.anew === true;
}

/** Withdraws the mail with this key about an order while it is held, with what other channels would say; returns whether it was sent. */
export async function withdrawHeldMail(sql: Queryable, detailId: string, key: string): Promise<boolean> {
  const { rows } = await sql.query<{ id: string; isHeld: boolean }>(
    `SELECT mail.id, EXISTS (SELECT FROM background_job job WHERE job.id = mail.id AND job.attempts = 0 AND job.run_at > now()) AS "isHeld"
     FROM outgoing_mail mail WHERE mail.key = $1`,
    [key],
  );
  const held = rows.filter(({ isHeld }) => isHeld).map(({ id }) => id);
  if (held.length > 0) await withdrawMails(sql, held);
  for (const channel of noticeChannels()) await channel.withdraw(sql, detailId, [key]);
  return rows.length > held.length;
}
