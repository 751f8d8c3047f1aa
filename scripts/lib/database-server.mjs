import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { alive, gone } from "./process-group.mjs";
import { commandOf } from "./process-table.mjs";

const FAST_PATIENCE = 25_000;

/**
 * Stops whichever PostgreSQL server uses a data folder: a fast shutdown first, an immediate one when it takes too long
 * (the write-ahead log makes that safe). Does nothing when there is none, and clears a lock file that a crash left.
 * @param {string} folder
 */
export async function stopDatabaseServer(folder) {
  const pid = databaseServer(folder);
  if (pid === undefined) {
    rmSync(join(folder, "postmaster.pid"), { force: true });
    return;
  }
  process.kill(pid, "SIGINT");
  if (await gone(() => alive(pid), FAST_PATIENCE)) return;
  process.kill(pid, "SIGQUIT");
  await gone(() => alive(pid), 5_000);
}

/**
 * The process id of the server on a data folder. A lock file alone proves nothing: after a crash its number may belong to
 * some other program, and then PostgreSQL itself would refuse to start.
 * @param {string} folder
 * @returns {number | undefined}
 */
export function databaseServer(folder) {
  let lines;
  try {
    lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !alive(pid)) return undefined;
  return worksIn(pid, folder) ? pid : undefined;
}

/**
 * Whether a process is a PostgreSQL server that was started on this data folder.
 * @param {number} pid
 * @param {string} folder
 */
function worksIn(pid, folder) {
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(folder);
}
