// See keeper.mjs. Runs by itself, in a session of its own.
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { stopDatabaseServer } from "./database-server.mjs";
import { endGroup } from "./process-group.mjs";

/** @type {Set<number>} */
const groups = new Set();
/** @type {string[]} */
const databases = [];
/** @type {string[]} */
const leftovers = [];
let done = false;

// Whatever ends the command that we keep is not meant for us.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => {});

const words = createInterface({ input: process.stdin });
words.on("line", (line) => {
  const word = JSON.parse(line);
  if (word.watch) groups.add(word.watch);
  if (word.forget) groups.delete(word.forget);
  if (word.database) databases.push(word.database);
  if (word.remove) leftovers.push(word.remove);
  if (word.done) done = true;
});
words.on("close", async () => {
  if (!done) {
    await Promise.all([...groups].map((pid) => endGroup(pid, 5_000)));
    for (const folder of databases) await stopDatabaseServer(folder);
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  }
  process.exit(0);
});
