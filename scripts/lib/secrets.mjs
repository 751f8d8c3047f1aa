import { randomBytes, randomInt } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { makeFolder } from "./make-folder.mjs";

// No l, I, 1, O or 0: the password is read off a terminal and typed.
const READABLE = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * @typedef {object} Secrets
 * @property {string} sessionSecret
 * @property {string} jwtSecret
 * @property {string} cookieSecret
 * @property {string} changesSecret what an edge shows to hear which tables change
 * @property {string} adminPassword
 * @property {string} databasePassword of the embedded database
 */

/** @type {Record<keyof Secrets, () => string>} */
const MAKERS = {
  sessionSecret: longSecret,
  jwtSecret: longSecret,
  cookieSecret: longSecret,
  changesSecret: longSecret,
  adminPassword: () => Array.from({ length: 14 }, () => READABLE[randomInt(READABLE.length)]).join(""),
  databasePassword: () => randomBytes(24).toString("hex"),
};

/**
 * The secrets of this data folder: those kept there, and new ones for what is missing, kept from then on (mode 600).
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function keepSecrets(dataDir) {
  const file = join(dataDir, "secrets.json");
  const kept = readKept(file);
  const secrets = /** @type {Secrets} */ (
    Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, kept[name] || make()]))
  );
  if (Object.keys(MAKERS).some((name) => !kept[name])) {
    makeFolder(dataDir);
    // Written beside and moved, so that a full disk or a Ctrl-C never leaves half a file of secrets.
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`, { mode: 0o600 });
    renameSync(fresh, file);
  }
  return secrets;
}

/**
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
function readKept(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return {};
    throw new Failure(`The secrets in ${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`The secrets in ${file} are damaged; mend the file, or remove it to have new ones made.`);
  }
}

/** @param {unknown} error */
function isMissing(error) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function longSecret() {
  return randomBytes(32).toString("hex");
}
