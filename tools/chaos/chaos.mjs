// `npm run chaos`: does damage to a shop of its own, and tells what came of it.
import { run } from "../../scripts/bootstrap/run.mjs";

run(() => import("./command.ts"));
