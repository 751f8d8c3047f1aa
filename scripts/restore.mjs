// `npm run restore FILE`: a backup into an empty place.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/restore.mjs"));
