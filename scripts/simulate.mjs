// `npm run simulate`: made-up days of the shop, judged by the shop's own rules, and how often they were right.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/simulate/command.ts"));
