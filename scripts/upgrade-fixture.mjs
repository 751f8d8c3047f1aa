// Saves a small shop of this version, from which the tests upgrade to every later one (docs/operations.md, Upgrading).
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/upgrade-fixture/command.ts"));
