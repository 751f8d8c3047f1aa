/** Splits a change of many, because one call has only the time that the edge waits for its answer. */
export function inParts<Row>(rows: readonly Row[], size: number): Row[][] {
  const parts: Row[][] = [];
  for (let from = 0; from < rows.length; from += size) parts.push(rows.slice(from, from + size));
  return parts;
}
