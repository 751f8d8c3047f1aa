import { generateEntityId } from "@medusajs/framework/utils";
import type { ClientBase, Pool } from "pg";
import type { Language } from "../contract/languages";
import { maskAddresses } from "../log/mask-address";
import { shopLog } from "../log/shop-log";
import { oneLine } from "./one-line";

/**
 * Protects mailboxes from floods. What a limited mail reports must be available elsewhere, such as on the order's page.
 */
export interface RecipientLimit {
  /** Stable name; mails of the same name count together. */
  name: string;
  /**
   * Most mails of this name to one recipient per hour, from all accounts together. As many again are held back until
   * the hour is over; the rest are not written. Both are logged.
   */
  perHour: number;
}

/** A mail for the outbox. What it is for says when it may be sent; the shop sends no advertising. */
export type OutgoingMail = PromptMail | AskedForMail;

/** A mail about an order or an account: it is sent whenever it is written. */
export interface PromptMail extends MailParts {
  purpose: "order" | "account";
}

/** A mail that its recipient has asked for: it waits until the night is over (`nightUntil`). */
export interface AskedForMail extends MailParts {
  purpose: "asked-for";
  /** The address that stops such mails; null where it is the only one. */
  stopUrl: string | null;
}

/** A mail with its texts already rendered (`renderMail`). */
interface MailParts {
  /** Unique key of what it reports, such as `order-placed:17`; a second mail with the same key is not written. */
  key: string;
  /** Empty for a customer who has no address: then it is not written. */
  to: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601. After this time the mail is useless and is not sent; default is no limit. */
  validUntil?: string;
  /** Minimum delay in seconds, during which a later failure can still withdraw it; default 0. */
  delaySeconds?: number;
  /** Default is no limit. */
  limit?: RecipientLimit;
  /** What tells the recipient, at the first mail that the limit holds back, that more will follow. */
  whenHeld?: () => OutgoingMail;
}

/** A pool, or a client in the middle of a transaction. */
export type Queryable = Pick<Pool | ClientBase, "query">;

/** The task that sends mails (`send-mail.ts`). A mail's job has the mail's id and contains its text. */
export const SEND_MAIL = "send-mail";

/**
 * Puts mails into the outbox, with the jobs that send them; returns the ids of the new ones. On a client in a
 * transaction they commit with what they report, and are sent after the commit. A mail counts towards its limit by its
 * row, so one that is rolled back or withdrawn does not count; those of transactions at the same time
 * do not see each other, so that one too many passes for each other connection (9 in a process) at most. A lock would make orders wait
 * for each other at the owner's alert.
 */
export async function insertMails(database: Queryable, all: readonly OutgoingMail[]): Promise<string[]> {
  const mails = all.filter(({ to }) => to !== "");
  if (mails.length === 0) return [];
  const { rows } = await database.query<Counted>(
    `WITH mail AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::float8[],
           $10::text[], $11::int[], $12::text[], $13::text[])
         WITH ORDINALITY AS mail (id, key, recipient, language, subject, html, text, valid_until, hold, limited_by, per_hour, purpose, stop_url, place)
     ), counted AS (
       SELECT mail.*, earlier.since,
         earlier.count + row_number() OVER (PARTITION BY limited_by, lower(recipient) ORDER BY place) AS nth
       FROM mail CROSS JOIN LATERAL (
         SELECT count(*), coalesce(min(created_at), now()) AS since FROM outgoing_mail known
         WHERE lower(known.recipient) = lower(mail.recipient) AND known.limited_by = mail.limited_by
           AND known.created_at > now() - interval '1 hour'
       ) earlier
     ), written AS (
       INSERT INTO outgoing_mail (id, key, recipient, language, subject, limited_by)
       SELECT id, key, recipient, language, subject, limited_by FROM counted
       WHERE limited_by IS NULL OR nth <= 2 * per_hour ORDER BY place ON CONFLICT (key) DO NOTHING RETURNING id
     ), queued AS (
       INSERT INTO background_job (id, task, payload, run_at, valid_until)
       SELECT id, $14, jsonb_build_object('key', key, 'recipient', recipient, 'language', language, 'subject', subject, 'html', html, 'text', text,
           'purpose', purpose, 'stopUrl', stop_url),
         greatest(now() + make_interval(secs => hold), CASE WHEN nth > per_hour THEN since + interval '1 hour' END), valid_until
       FROM counted JOIN written USING (id) ORDER BY place RETURNING id
     )
     SELECT id, queued.id IS NOT NULL AS written, recipient, limited_by AS "limit", per_hour AS "perHour", nth::int
     FROM counted LEFT JOIN queued USING (id) ORDER BY place`,
    [
      mails.map(() => generateEntityId(undefined, "mail")),
      mails.map(({ key }) => key),
      mails.map(({ to }) => oneLine(to)),
      mails.map(({ language }) => language),
      mails.map(({ subject }) => oneLine(subject)),
      mails.map(({ html }) => withoutNul(html)),
      mails.map(({ text }) => withoutNul(text)),
      mails.map(({ validUntil }) => validUntil ?? null),
      mails.map(({ delaySeconds }) => delaySeconds ?? 0),
      mails.map(({ limit }) => limit?.name ?? null),
      mails.map(({ limit }) => limit?.perHour ?? null),
      mails.map(({ purpose }) => purpose),
      mails.map((mail) => (mail.purpose === "asked-for" ? mail.stopUrl : null)),
      SEND_MAIL,
    ],
  );
  rows.forEach(logLimited);
  const written = rows.filter((row) => row.written).map(({ id }) => id);
  const firstHeld = mails.filter((_, place) => rows[place]?.written && rows[place].nth - 1 === rows[place].perHour);
  return [
    ...written,
    ...(await insertMails(
      database,
      firstHeld.flatMap(({ whenHeld }) => whenHeld?.() ?? []),
    )),
  ];
}

/** A mail, and how many of its limit its recipient has got in this hour, with this one. */
interface Counted {
  id: string;
  written: boolean;
  recipient: string;
  limit: string | null;
  perHour: number | null;
  nth: number;
}

function logLimited({ recipient, limit, perHour, nth }: Counted): void {
  if (limit === null || perHour === null || nth <= perHour) return;
  const outcome = nth > 2 * perHour ? "not sent" : "held back";
  shopLog.write("warn", `More than ${perHour} mails an hour to one recipient: ${outcome}`, {
    limit,
    recipient: maskAddresses(recipient),
  });
}

export async function withdrawMails(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query(
    `WITH mail AS (DELETE FROM outgoing_mail WHERE id = ANY($1) AND sent_at IS NULL RETURNING id)
     DELETE FROM background_job USING mail WHERE background_job.id = mail.id`,
    [ids],
  );
}

/** PostgreSQL cannot store NUL in a text. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
