/**
 * Frames lines of "label, value" for the end of a start.
 * @param rows an empty label and value is a blank line
 */
export function box(rows: [string, string][]) {
  const label = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(label)}  ${value}`.trimEnd());
  const width = Math.max(...lines.map((line) => line.length)) + 2;
  return [`┌${"─".repeat(width)}┐`, ...lines.map((line) => `│${line.padEnd(width)}│`), `└${"─".repeat(width)}┘`].join(
    "\n",
  );
}
