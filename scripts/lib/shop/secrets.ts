import { generateKeyPairSync, randomBytes, randomInt } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure, messageOf } from "../../bootstrap/failure.mjs";
import { makeFolder } from "../../bootstrap/make-folder.mjs";
import type { Settings } from "./settings.ts";

// No l, I, 1, O or 0: the password is read off a terminal and typed.
const READABLE = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const text = z.string().regex(/\S/);
const longSecret = text.default(() => randomBytes(32).toString("hex"));

/** A private key of P-256, 32 bytes. */
function newVapidKey(): string {
  const { d = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  return d;
}

/** What secrets.json holds. A missing secret is generated. */
const SECRETS = z.object({
  sessionSecret: longSecret,
  jwtSecret: longSecret,
  cookieSecret: longSecret,
  /** what an edge shows to hear which tables change */
  changesSecret: longSecret,
  /** of VAPID: push services know the shop by it, and its phones must subscribe anew with another */
  vapidPrivateKey: text.default(newVapidKey),
  adminPassword: text.default(() => Array.from({ length: 14 }, () => READABLE[randomInt(READABLE.length)]).join("")),
  /** of the embedded database */
  databasePassword: text.default(() => randomBytes(24).toString("hex")),
  /** the administrator was created with other secrets, so his password is not in this file */
  adminIsOlder: z.boolean().optional(),
});

export type Secrets = z.infer<typeof SECRETS>;

/** The secrets of a data folder. Missing ones are generated and saved (mode 600). */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const stored = readStored(file);
  // What another version of the shop has saved stays in the file.
  const { data: secrets, error } = SECRETS.loose().safeParse(stored);
  if (error) {
    const [name] = error.issues[0]?.path ?? [];
    throw damaged(file, name === undefined ? "it holds no names with values" : `"${String(name)}" is no text`);
  }
  if (Object.keys(SECRETS.shape).some((name) => name in secrets && !(name in Object(stored)))) write(dataDir, secrets);
  return secrets;
}

/** Remembers that these secrets are newer than the database, so that the administrator's password is not among them. */
export function markAdminOlder(dataDir: string, secrets: Secrets) {
  secrets.adminIsOlder = true;
  write(dataDir, secrets);
}

/** What a start prints of the administrator's password. */
export function describeAdminPassword({ adminPassword, publicUrl }: Settings, secrets: Secrets) {
  if (adminPassword) return "the one in ADMIN_PASSWORD";
  return secrets.adminIsOlder ? `as before (forgotten: ${publicUrl}/password-reset)` : secrets.adminPassword;
}

function write(dataDir: string, secrets: Secrets) {
  makeFolder(dataDir);
  const file = join(dataDir, "secrets.json");
  // Written under another name and renamed, so that a full disk or a Ctrl-C never leaves half a file.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, file);
}

function readStored(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw new Failure(`The secrets in ${file} cannot be read: ${messageOf(error)}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(file, text.trim() === "" ? "the file is empty" : "it is no JSON");
  }
}

/** @param why never repeats a secret */
function damaged(file: string, why: string) {
  return new Failure(
    `The secrets in ${file} are damaged: ${why}. Put back a copy of the file (backups hold one), or write {} into it: the next start then makes new secrets and gives the embedded database its new password, and everybody signs in again.`,
  );
}
