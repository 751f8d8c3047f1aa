// `npm run audit`: Lighthouse on the shop as it is served, with the marks that it must reach.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/audit/command.ts"));
