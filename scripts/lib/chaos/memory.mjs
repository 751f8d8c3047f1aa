import { readFileSync } from "node:fs";

/**
 * What a process holds of the machine's memory, in MB.
 * @param {number} pid
 */
export function residentMemory(pid) {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
