import { execFileSync } from "node:child_process";

/**
 * The resident memory of a process, in MB; `undefined` without `ps`.
 * @param {number} pid
 */
export function residentMemory(pid) {
  try {
    return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
  } catch {
    return undefined;
  }
}
