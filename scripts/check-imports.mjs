// Prints every import, every table in SQL and every line of a plugin's package.json that breaks the dependency rule, as file:line and why;
// exit code 1 when there is one.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/dependency-rule/check.ts"), { install: false });
