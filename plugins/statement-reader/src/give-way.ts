import { constants, getPriority, setPriority } from "node:os";

/** How much less a thread of statements counts than one that serves customers, as `nice` counts. */
const NICENESS = 5;

/** For a thread of its own: customers go first. On Linux each thread has a priority; elsewhere only the whole shop has one. */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  // A shop that gives way itself, as by `nice`, must not be asked for more than it has: that needs an administrator.
  setPriority(Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
}
