import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, messageOf } from "../../bootstrap/failure.mjs";
import { makeFolder } from "../../bootstrap/make-folder.mjs";
import { isAlive } from "../../bootstrap/process-group.mjs";
import type { ProcessManager } from "../processes/process-manager.ts";
import { commandOf } from "../processes/process-table.ts";

interface Owner {
  pid: number;
  /** such as "npm start" */
  command: string;
}

/** Locks a data folder for this command, until it is stopped. Two commands on one folder would stop each other's database. */
export function lockDataFolder(processes: ProcessManager, dataDir: string, command: string) {
  const other = dataFolderOwner(dataDir);
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
    throw new Failure(`The data folder ${dataDir} cannot be written (${messageOf(error)}); set DATA_DIR.`);
  }
  processes.onExit(() => rmSync(file, { force: true }));
}

/** The command that is using a data folder, if one is. */
export function dataFolderOwner(dataDir: string): Owner | undefined {
  try {
    const other: Owner = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8"));
    return other.pid !== process.pid && isAlive(other.pid) && isOurs(other.pid) ? other : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is one of our commands and not another program that got its id after a crash. */
function isOurs(pid: number) {
  return /(start|dev|seed|backup|restore|chaos)\.mjs/.test(commandOf(pid));
}
