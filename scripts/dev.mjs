// `npm run dev`: the whole shop, rebuilt and restarted as files are edited.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/dev.mjs"));
