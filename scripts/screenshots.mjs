// `npm run screenshots`: pictures of every screen, for people to look at.
import { run } from "./bootstrap/run.mjs";

run(() => import("../tools/screenshots/command.ts"));
