import { setTimeout as pause } from "node:timers/promises";

/**
 * Whether a process exists, as far as this user can tell.
 * @param {number} pid
 */
export function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Signals a process and everything it started. What we start gets a group of its own, so a Ctrl-C in the terminal
 * reaches only us and we decide the order.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // Gone already.
  }
}

/**
 * Asks a group to end, and makes it end when it takes too long.
 * @param {number} pid
 * @param {number} patience milliseconds
 */
export async function endGroup(pid, patience) {
  signalGroup(pid, "SIGTERM");
  if (await gone(() => groupAlive(pid), patience)) return;
  signalGroup(pid, "SIGKILL");
  await gone(() => groupAlive(pid), 2_000);
}

/**
 * Waits until something is no more.
 * @param {() => boolean} there
 * @param {number} patience milliseconds
 * @returns {Promise<boolean>} false when it is still there
 */
export async function gone(there, patience) {
  const deadline = Date.now() + patience;
  while (there()) {
    if (Date.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

/** @param {number} pid */
function groupAlive(pid) {
  return alive(process.platform === "win32" ? pid : -pid);
}
