import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A real-time priority, from 1 to 99. */
const PRIORITY = "10";

/**
 * A phone gives its processor to the page in view. Here Lighthouse, the shop and its database share it, and each of their moments counts as
 * many times as the processor is slowed down: home had 80 where it has 98 alone. So the browser comes before all others where that is
 * allowed: as root, on Linux.
 * @param browser path of the program
 * @param folder where the program that starts it is written
 * @returns the path of that program, `undefined` where it is not allowed
 */
export function browserBeforeOthers(browser: string, folder: string): string | undefined {
  const chrt = ["chrt", "--rr", PRIORITY] as const;
  if (spawnSync(chrt[0], [...chrt.slice(1), "true"]).status !== 0) return undefined;
  const path = join(folder, "browser-before-others.sh");
  writeFileSync(path, `#!/bin/sh\nexec ${chrt.join(" ")} '${browser}' "$@"\n`, { mode: 0o755 });
  return path;
}
