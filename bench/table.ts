import type { Row } from "./bench.ts";

/** The rows as a Markdown table that is also readable in a terminal. */
export function toTable(rows: Row[]) {
  const titles = ["", "requests/s", "p50 ms", "p95 ms", "bytes", "of a bare server", "× Medusa"];
  const lines = rows.map((row) => [
    row.name,
    `${number(row.perSecond.median)} (${number(row.perSecond.low)} to ${number(row.perSecond.high)})`,
    number(row.p50.median),
    number(row.p95.median),
    row.bytes === undefined ? "" : String(row.bytes),
    row.ofBare === undefined
      ? ""
      : `${share(row.ofBare.median)} (${share(row.ofBare.low)} to ${share(row.ofBare.high)})`,
    row.ofMedusa === undefined ? "" : number(row.ofMedusa),
  ]);
  return formatTable(titles, lines);
}

/** A Markdown table with aligned columns: the first to the left, the others to the right. */
export function formatTable(titles: string[], lines: string[][]) {
  const widths = titles.map((title, column) =>
    Math.max(...[title, ...lines.map((line) => line[column] ?? "")].map(({ length }) => length)),
  );
  const draw = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [draw(titles), draw(rule), ...lines.map(draw)].join("\n");
}

/** With three significant digits, or more for large numbers. */
export function number(value: number) {
  return value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function share(value: number) {
  return `${Math.round(value * 100)} %`;
}
