import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inDatabase } from "./database";

const FOLDER = join(process.env.DATA_DIR ?? ".data", "mail");

/** All mails to this address, as they are sent. Without a mail server the shop writes mails to a folder. */
export async function mailedTo(address: string): Promise<string[]> {
  // Without those that are being written.
  const files = (await readdir(FOLDER).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => readFile(join(FOLDER, file), "utf8")));
  return mails
    .filter((mail) => mail.includes(`\nTo: ${address}`))
    .map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}

/** As if it were day: a mail that somebody asked for waits at night. */
export async function asByDay(address: string): Promise<void> {
  await inDatabase(
    `WITH held AS (
       UPDATE background_job SET run_at = now(), payload = payload || '{"purpose": "order"}' FROM outgoing_mail mail
       WHERE background_job.id = mail.id AND mail.recipient = $1 AND run_at > now() RETURNING pg_notify('zakh_jobs', '')
     ) SELECT count(*) FROM held`,
    [address],
  );
}

/** The links of the buttons of all mails to this address. */
export async function linksMailedTo(address: string): Promise<string[]> {
  return (await mailedTo(address)).flatMap((mail) =>
    [...mail.matchAll(/<a href="([^"]+)"/g)].map(([, link = ""]) => link),
  );
}
