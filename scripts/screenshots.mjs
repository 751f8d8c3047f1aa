// `npm run screenshots`: pictures of every screen, for people to look at.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/screenshots.mjs"));
