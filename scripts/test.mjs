// `npm test`: every check and every test, from a fresh clone, with totals at the end.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/test/command.ts"));
