/** The value that `share` of the values do not exceed (0.5 is the median); NaN of nothing. */
export function percentile(values: number[], share: number) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median of several repetitions with the lowest and the highest of them. */
export function spread(values: number[]) {
  return { median: percentile(values, 0.5), low: Math.min(...values), high: Math.max(...values) };
}

export type Spread = ReturnType<typeof spread>;
