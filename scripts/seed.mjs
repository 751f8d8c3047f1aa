// `npm run seed -- --products 5000 --orders 20000`: runs the seed again, with wishes.
import { withSuitableNode } from "./lib/node-version.mjs";

withSuitableNode(() => import("./commands/seed.mjs"));
