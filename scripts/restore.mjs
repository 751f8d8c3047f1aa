// `npm run restore FILE`: a backup into an empty place.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/restore.ts"), { interrupted: 1 });
