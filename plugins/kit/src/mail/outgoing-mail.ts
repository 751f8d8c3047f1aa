import { generateEntityId } from "@medusajs/framework/utils";
import type { ClientBase, Pool } from "pg";
import type { Language } from "../contract/languages";
import { oneLine } from "./one-line";

/** A mail for the outbox, with its texts already rendered (`renderMail`). */
export interface OutgoingMail {
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
}

/** A pool, or a client in the middle of a transaction. */
export type Queryable = Pick<Pool | ClientBase, "query">;

/** The task that sends mails (`send-mail.ts`). A mail's job has the mail's id and contains its text. */
export const SEND_MAIL = "send-mail";

/**
 * Puts mails into the outbox, with the jobs that send them; returns the ids of the new ones. On a client in a
 * transaction they commit with what they report, and are sent after the commit.
 */
export async function insertMails(database: Queryable, all: readonly OutgoingMail[]): Promise<string[]> {
  const mails = all.filter(({ to }) => to !== "");
  if (mails.length === 0) return [];
  const { rows } = await database.query<{ id: string }>(
    `WITH mail AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::float8[])
         WITH ORDINALITY AS mail (id, key, recipient, language, subject, html, text, valid_until, hold, place)
     ), written AS (
       INSERT INTO outgoing_mail (id, key, recipient, language, subject)
       SELECT id, key, recipient, language, subject FROM mail ORDER BY place ON CONFLICT (key) DO NOTHING RETURNING id
     )
     INSERT INTO background_job (id, task, payload, run_at, valid_until)
     SELECT id, $10, jsonb_build_object('key', key, 'recipient', recipient, 'language', language, 'subject', subject, 'html', html, 'text', text),
       now() + make_interval(secs => hold), valid_until
     FROM mail JOIN written USING (id) ORDER BY place RETURNING id`,
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
      SEND_MAIL,
    ],
  );
  return rows.map(({ id }) => id);
}

/** Withdraws mails that have not been sent yet. */
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
