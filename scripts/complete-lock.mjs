// Run after `npm install` has changed package-lock.json and the test of it complains: adds the packages for other systems.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/complete-lock.ts"), { install: false });
