import { setPriority } from "node:os";

/** How much less a thread of statements counts than one that serves customers, as `nice` counts. */
const NICENESS = 5;

/** For a thread of its own: customers go first. On Linux each thread has a priority; elsewhere only the whole shop has one. */
export function giveWay(): void {
  if (process.platform === "linux") setPriority(NICENESS);
}
