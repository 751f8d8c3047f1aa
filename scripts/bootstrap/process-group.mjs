import { setTimeout as delay } from "node:timers/promises";

const FORCE_TIMEOUT_MS = 5_000;

/**
 * How a process is asked to end, and what makes it end when it has not after `timeoutMs`.
 * @typedef {{ signal?: NodeJS.Signals, forceSignal?: NodeJS.Signals, timeoutMs: number }} StopOptions
 */

/**
 * Whether a process exists, as far as this user can tell.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Stops a process and everything it started. What we start gets a process group of its own, so a Ctrl-C in the terminal
 * reaches only us and we decide the order.
 * @param {number} pid
 * @param {StopOptions} options
 */
export async function stopGroup(pid, { signal = "SIGTERM", forceSignal = "SIGKILL", timeoutMs }) {
  const group = process.platform === "win32" ? pid : -pid;
  sendSignal(group, signal);
  if (await waitUntil(() => !isAlive(group), timeoutMs)) return;
  sendSignal(group, forceSignal);
  await waitUntil(() => !isAlive(group), FORCE_TIMEOUT_MS);
}

/**
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} timeoutMs
 * @param {number} [intervalMs] between two looks
 * @returns {Promise<boolean>} false when the condition did not come true in time
 */
export async function waitUntil(condition, timeoutMs, intervalMs = 50) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await delay(intervalMs);
  }
  return true;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}
