// `npm run bench`: how fast the shop is, beside Medusa's own calls and a bare server, in one table.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/bench.mjs"));
