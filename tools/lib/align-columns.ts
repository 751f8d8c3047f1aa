/**
 * Lines of a table whose columns stand below each other.
 * @param left how many columns are aligned to the left; the others, figures mostly, are to the right
 */
export function alignColumns(rows: string[][], left = 1): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? "";
      return column < left ? cell.padEnd(width) : cell.padStart(width);
    });
    return cells.join("  ").trimEnd();
  });
}
