// `npm run chaos`: does damage to a shop of its own and prints what was found.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/chaos/command.ts"));
