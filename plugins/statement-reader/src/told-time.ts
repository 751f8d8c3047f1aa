import { DAY_MS } from "./parse-time";
import type { StatementRow } from "./statement";

const LENGTH_MS: Record<StatementRow["precision"], number> = { second: 1000, minute: 60_000, day: DAY_MS };

/** The first and the last instant at which a transfer can have been, as exactly as the bank tells it, in ms. */
export function timeRange({ at, precision }: Pick<StatementRow, "at" | "precision">): [from: number, to: number] {
  const from = Math.floor(Date.parse(at) / LENGTH_MS.second) * LENGTH_MS.second;
  return [from, from + LENGTH_MS[precision] - 1];
}
