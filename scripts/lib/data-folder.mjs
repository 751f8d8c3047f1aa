import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { makeFolder } from "./make-folder.mjs";
import { alive } from "./process-group.mjs";
import { commandOf } from "./process-table.mjs";

/**
 * @typedef {object} Occupant
 * @property {number} pid
 * @property {string} command such as "npm start"
 */

/**
 * Takes a data folder for this command, until it is stopped. Two commands on one folder would stop each other's database.
 * @param {import("./crew.mjs").Crew} crew
 * @param {string} dataDir
 * @param {string} command
 */
export function occupy(crew, dataDir, command) {
  const other = occupant(dataDir);
  if (other) {
    throw new Failure(
      `"${other.command}" (process ${other.pid}) already runs with the data folder ${dataDir}; stop it or set DATA_DIR to another folder.`,
    );
  }
  const file = join(dataDir, "running.json");
  try {
    makeFolder(dataDir);
    writeFileSync(file, JSON.stringify({ pid: process.pid, command }), { mode: 0o600 });
  } catch (error) {
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${error instanceof Error ? error.message : error}); set DATA_DIR.`,
    );
  }
  crew.afterwards(() => rmSync(file, { force: true }));
}

/**
 * The command that is using a data folder, if one is.
 * @param {string} dataDir
 * @returns {Occupant | undefined}
 */
export function occupant(dataDir) {
  try {
    /** @type {Occupant} */
    const other = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8"));
    return other.pid !== process.pid && alive(other.pid) && isOurs(other.pid) ? other : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a process is one of our commands and not a stranger that got its number after a crash.
 * @param {number} pid
 */
function isOurs(pid) {
  return /(start|dev|seed|backup|restore|chaos)\.mjs/.test(commandOf(pid));
}
