import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { shopPool } from "@zakh/kit/database/pool";

/** A mail written to the shop's folder, because there is no mail server. */
export interface WrittenMail {
  file: string;
  to: string;
  subject: string;
  language: string;
  html: string;
  text: string;
}

const folder = join(process.env.DATA_DIR ?? ".data", "mail");

/** The mails to this address, in no order; waits until there are `count`, and for none that is held. */
export const mailsTo = (address: string, count: number): Promise<WrittenMail[]> =>
  mailsOnce(address, (mails) => mails.length >= count);

/** The first mail to this address of which this is true; waits until there is one, whatever else arrives before it. */
export async function mailThat(address: string, is: (mail: WrittenMail) => boolean): Promise<WrittenMail> {
  const [found] = (await mailsOnce(address, (mails) => mails.some(is))).filter(is);
  return found as WrittenMail;
}

async function mailsOnce(address: string, enough: (mails: WrittenMail[]) => boolean): Promise<WrittenMail[]> {
  for (let look = 1; ; look += 1) {
    const mails = readMails().filter(({ to }) => to.toLowerCase() === address.toLowerCase());
    if (enough(mails)) return mails;
    if (look % LOOKS_PER_RELEASE === 2) await releaseHeld(address);
    await pause(50);
  }
}

/** A mail that is not there at the second look is taken for a held one, and again after as many more. */
const LOOKS_PER_RELEASE = 10;

/**
 * As if the time were over in which the status behind a mail can be undone, and it were day for one that somebody asked for. The
 * credit of a delivery goes with its mail (ruling 64).
 */
export async function releaseHeld(address: string): Promise<void> {
  await shopPool().query(
    `WITH held AS (
       UPDATE background_job SET run_at = now(), payload = payload || '{"purpose": "order"}' FROM outgoing_mail mail
       WHERE background_job.id = mail.id AND lower(mail.recipient) = lower($1) AND attempts = 0 AND run_at > now()
       RETURNING pg_notify('zakh_jobs', '')
     ), deliveries AS (
       UPDATE background_job SET run_at = now() FROM order_detail d
       WHERE task = 'finish-delivery' AND (payload ->> 'number')::int = d.order_number AND lower(d.customer_email) = lower($1)
         AND attempts = 0 AND run_at > now()
       RETURNING pg_notify('zakh_jobs', '')
     ) SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM deliveries)`,
    [address],
  );
}

/**
 * The number of mails to a recipient in the outbox, and how many are delayed. Claiming a job moves its time, so only
 * untried ones count.
 */
export async function outbox(recipient: string) {
  const { rows } = await shopPool().query<{ written: number; delayed: number }>(
    `SELECT count(*)::int AS written, (count(*) FILTER (WHERE job.attempts = 0 AND job.run_at > now() + interval '1 minute'))::int AS delayed
     FROM outgoing_mail mail LEFT JOIN background_job job USING (id) WHERE lower(mail.recipient) = lower($1)`,
    [recipient],
  );
  return rows[0];
}

/** Every mail in the folder now. */
export function readMails(): WrittenMail[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
  return files.map((file) => {
    const mail = known.get(file) ?? { file, ...parseMail(readFileSync(join(folder, file), "utf8")) };
    known.set(file, mail);
    return mail;
  });
}

/** Mails that were read before: there are thousands at the end of a run. */
const known = new Map<string, WrittenMail>();

/** Parses a mail in its transport format (RFC 5322). */
export function parseMail(source: string): Omit<WrittenMail, "file"> {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, "")));
  const content = (type: string) => {
    const part = parts.find(({ headers: own }) => own.get("content-type")?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get("content-transfer-encoding")) : "";
  };
  return {
    to: headers.get("to") ?? "",
    subject: decodeWords(headers.get("subject") ?? ""),
    language: headers.get("content-language") ?? "",
    html: content("text/html"),
    text: content("text/plain"),
  };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const [head = "", ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { headers, body: rest.join("\n\n") };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuoted(body.replace(/=\r?\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}

/** Decodes encoded words of a header (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}
