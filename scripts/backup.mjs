// `npm run backup`: database and uploads into one file, while the shop runs or not.
import { run } from "./bootstrap/run.mjs";

run(() => import("./commands/backup.ts"), {
  // As a service it is ended as a matter of course.
  interrupted: process.argv.includes("--every") ? 0 : 1,
});
