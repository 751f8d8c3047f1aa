// `npm run seed -- --products 5000 --orders 20000`: runs the seed again, with its options.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/seed.ts"), { interrupted: 1 });
