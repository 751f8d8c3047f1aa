import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive, waitUntil } from "../../bootstrap/process-group.mjs";
import { commandOf } from "../processes/process-table.ts";

const FAST_TIMEOUT_MS = 25_000;
const IMMEDIATE_TIMEOUT_MS = 5_000;

/** PostgreSQL's fast shutdown, and the immediate one when that takes too long: the write-ahead log makes it safe. */
export const STOP_DATABASE = { signal: "SIGINT", forceSignal: "SIGQUIT", timeoutMs: FAST_TIMEOUT_MS } as const;

/**
 * Stops whichever PostgreSQL server uses a data folder, also one that a killed start left behind. Does nothing when there is
 * none, and clears a lock file that a crash left.
 */
export async function stopDatabaseServer(folder: string) {
  const pid = databaseServer(folder);
  if (pid === undefined) {
    rmSync(join(folder, "postmaster.pid"), { force: true });
    return;
  }
  process.kill(pid, STOP_DATABASE.signal);
  if (await waitUntil(() => !isAlive(pid), FAST_TIMEOUT_MS)) return;
  process.kill(pid, STOP_DATABASE.forceSignal);
  await waitUntil(() => !isAlive(pid), IMMEDIATE_TIMEOUT_MS);
}

/**
 * The process id of the server on a data folder. A lock file alone proves nothing: after a crash its number may belong to
 * some other program, and then PostgreSQL itself would refuse to start.
 */
export function databaseServer(folder: string): number | undefined {
  let pid: number;
  try {
    pid = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return undefined;
  }
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(folder) ? pid : undefined;
}
