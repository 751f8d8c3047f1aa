// `npm start`: from a fresh clone to a running shop. Ctrl-C is how a shop is closed, so it ends with 0.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/start.ts"), { interrupted: 0, ports: true });
