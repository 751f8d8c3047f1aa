// Run after `npm install` has changed package-lock.json and the test of it complains: adds the packages for other systems.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completeLock, missingOptionals } from "./lib/lock-file.mjs";
import { ROOT } from "./lib/paths.mjs";

const file = join(ROOT, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingOptionals(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(missing.length > 0 ? `added: ${missing.map(({ name }) => name).join(", ")}` : "complete already");
