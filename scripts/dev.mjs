// `npm run dev`: the whole shop, rebuilt and restarted as files are edited.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/dev.ts"), { interrupted: 0, ports: true });
