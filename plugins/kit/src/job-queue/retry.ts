const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay in ms after the first, second, ... failed attempt; the last one repeats. */
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];

/** Age in ms at which a job is given up. */
const GIVE_UP_AFTER = 72 * HOUR;

/** Delay in ms after `attempts` failed attempts; undefined when a job of this age is given up. */
export function retryDelay(attempts: number, ageMs: number): number | undefined {
  const delay = DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? SECOND;
  return ageMs + delay > GIVE_UP_AFTER ? undefined : delay;
}
