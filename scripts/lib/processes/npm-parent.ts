import { commandOf, parentOf } from "./process-table.ts";

const POLL_INTERVAL_MS = 1_000;

/**
 * Tells when the npm that runs us is gone. npm hands on signals, but not the one that kills it outright, and nobody would be
 * left to stop us. Between npm and us there may be a shell, which waits for us and notices nothing.
 */
export function followNpm(orphaned: () => void) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const throughShell = !isNpm(parent);
  const npm = throughShell ? parentOf(parent) : parent;
  if (!isNpm(npm)) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!throughShell || parentOf(parent) === npm)) return;
    clearInterval(timer);
    orphaned();
  }, POLL_INTERVAL_MS);
  timer.unref();
}

function isNpm(pid: number) {
  return /^(npm|\S*node\S* \S*npm)/.test(commandOf(pid));
}
