import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = join(process.env.DATA_DIR ?? ".data", "mail");

/** The links of the buttons of all mails to this address. Without a mail server the shop writes mails to a folder. */
export async function linksMailedTo(address: string): Promise<string[]> {
  const files = await readdir(FOLDER).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(FOLDER, file), "utf8")));
  return mails
    .filter((mail) => mail.includes(`\nTo: ${address}`))
    .map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="))
    .flatMap((mail) => [...mail.matchAll(/<a href="([^"]+)"/g)].map(([, link = ""]) => link));
}
