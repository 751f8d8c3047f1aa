// `npm run audit`: Lighthouse on the shop as it is served, with the marks that it must reach.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/audit.mjs"));
