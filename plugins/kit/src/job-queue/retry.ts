const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after its first, second, ... failed attempt a job is tried again, in ms; the last one repeats. */
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];

/** How long a job is tried before it is given up, in ms. */
const GIVE_UP_AFTER = 72 * HOUR;

/** When to try again after `attempts` failed ones, in ms from now; undefined when the job, of this age, is given up. */
export function retryDelay(attempts: number, ageMs: number): number | undefined {
  const delay = DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? SECOND;
  return ageMs + delay > GIVE_UP_AFTER ? undefined : delay;
}
