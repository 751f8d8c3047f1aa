import { execFileSync } from "node:child_process";

/**
 * What a process holds, in MB, as the system counts it; `undefined` where `ps` is not there.
 * @param {number} pid
 */
export function heldMemory(pid) {
  try {
    return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
  } catch {
    return undefined;
  }
}
