// See lib/processes/watchdog.ts. Runs in a session of its own, and as plain JavaScript to need little memory.
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { stopGroup } from "./process-group.mjs";

/** @type {Map<number, import("./process-group.mjs").StopOptions & { last?: boolean }>} by the leader of the process group */
const groups = new Map();
/** @type {string[]} */
const leftovers = [];
let done = false;

// A signal that ends the watched command must not end the watchdog.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => {});

const messages = createInterface({ input: process.stdin });
messages.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.watch) groups.set(message.watch, message.options);
  if (message.forget) groups.delete(message.forget);
  if (message.remove) leftovers.push(message.remove);
  if (message.done) done = true;
});
messages.on("close", async () => {
  if (!done) {
    for (const last of [false, true]) {
      const some = [...groups].filter(([, options]) => Boolean(options.last) === last);
      await Promise.all(some.map(([pid, options]) => stopGroup(pid, options)));
    }
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  }
  process.exit(0);
});
