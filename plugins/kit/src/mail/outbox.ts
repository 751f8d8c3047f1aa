import type { Language } from "../contract/languages";
import type { Queryable } from "./outgoing-mail";
import { retryDelay } from "./retry";

/**
 * How long a mail belongs to the sender that took it, in seconds. Longer than the slowest SMTP dialogue, or a second
 * sender would take it meanwhile.
 */
export const LEASE_SECONDS = 180;

/** A mail in the hands of one sender. */
export interface ClaimedMail {
  id: string;
  /** What it tells of. */
  key: string;
  recipient: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  /** Including the one that begins now. */
  attempts: number;
  createdAt: Date;
}

/**
 * Takes up to `limit` mails that are due, the longest waiting first. Nobody else gets them for `LEASE_SECONDS`; if this
 * process dies meanwhile, they are due again after that.
 */
export async function claimMails(database: Queryable, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await database.query<ClaimedMail>(
    `UPDATE outgoing_mail SET attempts = attempts + 1, updated_at = now(),
       next_attempt_at = now() + make_interval(secs => $2)
     WHERE id IN (
       SELECT id FROM outgoing_mail
       WHERE next_attempt_at <= now() AND sent_at IS NULL AND failed_at IS NULL AND deleted_at IS NULL
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, key, recipient, language, subject, html, text, attempts, created_at AS "createdAt"`,
    [limit, LEASE_SECONDS],
  );
  return rows;
}

/** Gives up the waiting mails whose time has passed; answers how many. Those in hand are left to their sender. */
export async function dropExpiredMails(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(
    `UPDATE outgoing_mail SET failed_at = now(), updated_at = now(), html = '', text = '',
       last_error = coalesce(last_error, 'Its time has passed')
     WHERE valid_until < now() AND next_attempt_at <= now()
       AND sent_at IS NULL AND failed_at IS NULL AND deleted_at IS NULL`,
  );
  return rowCount ?? 0;
}

/** Notes that a mail was sent. Its text is forgotten: it may hold a link that opens something. */
export async function markSent(database: Queryable, id: string): Promise<void> {
  await database.query(
    `UPDATE outgoing_mail SET sent_at = now(), updated_at = now(), failed_at = NULL, last_error = NULL, html = '', text = ''
     WHERE id = $1 AND sent_at IS NULL`,
    [id],
  );
}

/** Notes a failed attempt; answers in how many ms the next one is due, or undefined when the mail was given up. */
export async function markAttemptFailed(
  database: Queryable,
  mail: ClaimedMail,
  error: string,
): Promise<number | undefined> {
  const delay = retryDelay(mail.attempts, Date.now() - mail.createdAt.getTime());
  await database.query(
    `UPDATE outgoing_mail SET last_error = $2, updated_at = now(),
       next_attempt_at = now() + make_interval(secs => coalesce($3::float8, 0)),
       failed_at = CASE WHEN $3::float8 IS NULL THEN now() END
     WHERE id = $1 AND sent_at IS NULL AND attempts = $4`,
    [mail.id, error.slice(0, 1000), delay === undefined ? null : delay / 1000, mail.attempts],
  );
  return delay;
}

/** In how many ms the next mail is due; undefined when none waits. */
export async function untilNextMail(database: Queryable): Promise<number | undefined> {
  const { rows } = await database.query<{ wait: number | null }>(
    `SELECT (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait FROM outgoing_mail
     WHERE sent_at IS NULL AND failed_at IS NULL AND deleted_at IS NULL`,
  );
  return rows[0]?.wait ?? undefined;
}
