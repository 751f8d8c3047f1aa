// `npm run chaos`: does damage to a shop of its own, and tells what came of it.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/chaos.mjs"));
