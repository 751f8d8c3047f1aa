// `npm run backup`: database and uploads into one file, while the shop runs or not.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/backup.mjs"));
