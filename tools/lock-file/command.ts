import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { completeLock, missingOptionals, withoutLibc } from "./lock-file.ts";

export async function main() {
  const file = join(ROOT, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = [...missingOptionals(lock).map(({ name }) => name), ...withoutLibc(lock)];
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(missing.length > 0 ? `completed: ${missing.join(", ")}` : "complete already");
}
