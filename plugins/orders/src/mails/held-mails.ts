import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withdrawMails } from "@zakh/kit/mail/outgoing-mail";

/** So long the mail about a settled transfer is held, in seconds, so that an undo can still withdraw it. */
export const TRANSFER_MAIL_DELAY_S = 5 * 60;

/** The key of a mail about the change `change` of an order. */
const KEYS = "('order-status:' || change.id, 'part-payment:' || change.id)";

/** Withdraws mails about earlier changes of an order that are still held: a later change says what is true now. */
export async function withdrawHeldMails(sql: Queryable, detailId: string): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT mail.id FROM order_status_change change JOIN outgoing_mail mail ON mail.key IN ${KEYS}
     JOIN background_job job ON job.id = mail.id
     WHERE change.order_detail_id = $1 AND mail.sent_at IS NULL AND job.attempts = 0 AND job.run_at > now()`,
    [detailId],
  );
  if (rows.length > 0)
    await withdrawMails(
      sql,
      rows.map(({ id }) => id),
    );
}

/** Whether the last mail that a customer got about this order's status said that it is paid. */
export async function knowsOfPayment(sql: Queryable, detailId: string): Promise<boolean> {
  const { rows } = await sql.query<{ to: string }>(
    `SELECT change.to_status AS "to" FROM order_status_change change
     JOIN outgoing_mail mail ON mail.key = 'order-status:' || change.id
     WHERE change.order_detail_id = $1 AND mail.sent_at IS NOT NULL ORDER BY change.number DESC LIMIT 1`,
    [detailId],
  );
  return rows[0]?.to === "processing";
}
