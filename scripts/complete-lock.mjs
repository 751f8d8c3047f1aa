// Run after `npm install` has changed package-lock.json and the test of it complains: adds the packages for other systems, and which need musl.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/lock-file/command.ts"), { install: false });
