import { percentile } from "../statistics.mjs";

/**
 * Several people repeat the same action, each one at a time; the latency of each is measured.
 *
 * @template Supplies
 * @param {{ go: (supplies: Supplies, repetition: number) => Promise<void>, supplies: Supplies, people: number, seconds: number }} job
 *   `repetition` is unique
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, repetitions: number }>} latencies in ms
 */
export async function runFlow({ go, supplies, people, seconds }) {
  /** @type {number[]} */
  const latencies = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < until) {
        repetition += 1;
        const from = performance.now();
        await go(supplies, repetition);
        latencies.push(performance.now() - from);
      }
    }),
  );
  return {
    perSecond: latencies.length / ((performance.now() - began) / 1000),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    repetitions: latencies.length,
  };
}

/** Continues across jobs, so that the people are used evenly. */
let repetition = 0;
