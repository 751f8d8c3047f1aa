// `npm start`: from a fresh clone to a running shop.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/start.mjs"));
