import { generateEntityId } from "@medusajs/framework/utils";
import type { ClientBase, Pool } from "pg";
import type { Language } from "../contract/languages";
import { oneLine } from "./one-line";

/** A mail as it is put into the outbox, with its texts already rendered (`renderMail`). */
export interface OutgoingMail {
  /** What it tells of, such as `order-placed:17`; a second mail under the same key is not written. */
  key: string;
  to: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601. After this it is worth nothing and is not sent any more; until sent or given up otherwise. */
  validUntil?: string;
  /** Seconds that it waits at least, so that what fails right after it can still take it back; 0 without it. */
  holdSeconds?: number;
}

/** A pool, or a client in the middle of a transaction. */
export type Queryable = Pick<Pool | ClientBase, "query">;

/** The task that sends mails (`send-mail.ts`); the job of a mail has the mail's id, and carries its text. */
export const SEND_MAIL = "send-mail";

/**
 * Puts mails into the outbox, with the jobs that send them; answers the ids of those that were not there yet. On a client in a
 * transaction they are written in the same breath as what they tell of, and are sent from its commit on.
 */
export async function insertMails(database: Queryable, mails: readonly OutgoingMail[]): Promise<string[]> {
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
      mails.map(({ holdSeconds }) => holdSeconds ?? 0),
      SEND_MAIL,
    ],
  );
  return rows.map(({ id }) => id);
}

/** Takes mails back that were not sent yet. */
export async function withdrawMails(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query(
    `WITH mail AS (DELETE FROM outgoing_mail WHERE id = ANY($1) AND sent_at IS NULL RETURNING id)
     DELETE FROM background_job USING mail WHERE background_job.id = mail.id`,
    [ids],
  );
}

/** PostgreSQL keeps no NUL in a text. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
