// `npm run bench`: how fast the shop is, beside Medusa's own calls and a bare server, in one table.
import { run } from "./bootstrap/run.mjs";

run(() => import("../bench/command.ts"));
