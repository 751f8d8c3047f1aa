import { execFileSync } from "node:child_process";

/** The resident memory of a process, in MB; 0 without `ps`. */
export function residentMemory(pid: number) {
  try {
    return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
  } catch {
    return 0;
  }
}
