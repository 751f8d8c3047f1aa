const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay in ms after the first, second, ... failed attempt; the last one repeats. */
const RETRY_DELAYS_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];

/** Age in ms at which a job is given up. */
const GIVE_UP_AFTER_MS = 72 * HOUR;

/** Delay in ms after `attempts` failed attempts; undefined when a job of this age is given up. */
export function retryDelay(attempts: number, ageMs: number): number | undefined {
  const delay = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1] ?? SECOND;
  return ageMs + delay > GIVE_UP_AFTER_MS ? undefined : delay;
}
