import { randomBytes, randomInt } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../bootstrap/failure.mjs";
import { makeFolder } from "../../bootstrap/make-folder.mjs";
import type { Settings } from "./settings.ts";

// No l, I, 1, O or 0: the password is read off a terminal and typed.
const READABLE = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export interface Secrets {
  sessionSecret: string;
  jwtSecret: string;
  cookieSecret: string;
  /** what an edge shows to hear which tables change */
  changesSecret: string;
  adminPassword: string;
  /** of the embedded database */
  databasePassword: string;
  /** the administrator was created with other secrets, so his password is not in this file */
  adminIsOlder?: boolean;
}

const MAKERS: Record<Exclude<keyof Secrets, "adminIsOlder">, () => string> = {
  sessionSecret: longSecret,
  jwtSecret: longSecret,
  cookieSecret: longSecret,
  changesSecret: longSecret,
  adminPassword: () => Array.from({ length: 14 }, () => READABLE[randomInt(READABLE.length)]).join(""),
  databasePassword: () => randomBytes(24).toString("hex"),
};

/** The secrets of a data folder. Missing ones are generated and saved (mode 600). */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const kept = readKept(file);
  const missing = Object.entries(MAKERS).filter(([name]) => !(name in kept));
  const secrets = {
    ...kept,
    ...Object.fromEntries(missing.map(([name, make]) => [name, make()])),
  } as Secrets;
  if (missing.length > 0) write(dataDir, secrets);
  return secrets;
}

/** Remembers that these secrets are newer than the database, so that the administrator's password is not among them. */
export function noteOlderAdmin(dataDir: string, secrets: Secrets) {
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

function readKept(file: string): Partial<Secrets> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return {};
    throw new Failure(`The secrets in ${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  const damage = damageOf(text);
  if (damage) {
    throw new Failure(
      `The secrets in ${file} are damaged: ${damage}. Put back a copy of the file (backups hold one), or write {} into it: the next start then makes new secrets and gives the embedded database its new password, and everybody signs in again.`,
    );
  }
  return JSON.parse(text);
}

/** What is wrong with the text of secrets.json. Never repeats a value. */
function damageOf(text: string): string | undefined {
  if (text.trim() === "") return "the file is empty";
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return "it is no JSON";
  }
  if (typeof held !== "object" || held === null || Array.isArray(held)) return "it holds no names with values";
  for (const name of Object.keys(MAKERS)) {
    const value = (held as Record<string, unknown>)[name];
    if (value !== undefined && (typeof value !== "string" || value.trim() === "")) return `"${name}" is no text`;
  }
  return undefined;
}

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function longSecret() {
  return randomBytes(32).toString("hex");
}
