// Migrates and seeds the database of DATABASE_URL, each only when needed, with what is built already. Deployments run it
// once before the new version's processes; `npm start` does the same by itself.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/prepare.ts"), { interrupted: 1, install: false });
