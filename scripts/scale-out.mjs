// `npm run scale-out`: runs the shop as on several machines, takes one process after the other away, and prints what people felt.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/scale-out/command.ts"));
