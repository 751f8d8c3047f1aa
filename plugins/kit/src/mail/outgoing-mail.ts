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

/**
 * Puts mails into the outbox; answers the ids of those that were not there yet. On a client in a transaction they are
 * written in the same breath as what they tell of, and senders wake at its commit.
 */
export async function insertMails(database: Queryable, mails: readonly OutgoingMail[]): Promise<string[]> {
  if (mails.length === 0) return [];
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO outgoing_mail (id, key, recipient, language, subject, html, text, valid_until, next_attempt_at)
     SELECT id, key, recipient, language, subject, html, text, valid_until, now() + make_interval(secs => hold)
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::float8[])
       AS mail (id, key, recipient, language, subject, html, text, valid_until, hold)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
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
    ],
  );
  return rows.map(({ id }) => id);
}

/** Takes mails back that were not sent yet. */
export async function withdrawMails(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query("DELETE FROM outgoing_mail WHERE id = ANY($1) AND sent_at IS NULL", [ids]);
}

/** PostgreSQL keeps no NUL in a text. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
