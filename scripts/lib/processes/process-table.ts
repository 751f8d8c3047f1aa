import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The command line of a process, with spaces between its words; empty when there is no such process. */
export function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    // No /proc, as on macOS.
    return psColumn("command=", pid);
  }
}

/** The process that started a process, or adopted it. */
export function parentOf(pid: number) {
  try {
    // The second field is a name in brackets, which may contain any character.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return Number(psColumn("ppid=", pid));
  }
}

function psColumn(column: string, pid: number) {
  return (spawnSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).stdout ?? "").trim();
}
