import { commandOf, parentOf } from "./process-table.ts";

const POLL_INTERVAL_MS = 1_000;

/**
 * Calls back when the npm that started this command is gone. npm passes signals on, except SIGKILL, after which nobody could stop
 * this command. A shell may stand between npm and this process.
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
