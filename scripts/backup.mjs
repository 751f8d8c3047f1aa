// `npm run backup`: database and uploads into one file, while the shop runs or not.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/backup.ts"), { interrupted: 1 });
