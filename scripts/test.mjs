// `npm test`: every check and every test, from a fresh clone, with totals at the end.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/test.mjs"));
