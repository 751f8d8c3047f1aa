import { readFileSync } from "node:fs";

/** What a process holds of the machine's memory, in MB. */
export function residentMemory(pid: number) {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
