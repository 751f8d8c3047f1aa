/**
 * The value that `share` of the values do not exceed (0.5 is the median); NaN of nothing.
 * @param {number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * The median of several repetitions with the lowest and the highest of them.
 * @param {number[]} values
 */
export function spread(values) {
  return { median: percentile(values, 0.5), low: Math.min(...values), high: Math.max(...values) };
}

/** @typedef {ReturnType<typeof spread>} Spread */

/**
 * One figure of all repetitions, with its spread.
 * @template T
 * @param {T[]} repetitions
 * @param {(repetition: T) => number} figure
 */
export function spreadOf(repetitions, figure) {
  return spread(repetitions.map(figure));
}
