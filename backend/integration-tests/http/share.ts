import { randomInt } from "node:crypto";

const turn = randomInt(1_000_000);

/**
 * A third of the values that every call gets, where one rule for all of them is tested: another third for each call, and
 * for each run, so that together the calls get all. With `npm test -- --all` each call gets all.
 */
export function shareOf<T>(values: readonly T[], call: number): T[] {
  return process.env.TEST_ALL ? [...values] : values.filter((_, place) => (place + call + turn) % 3 === 0);
}
