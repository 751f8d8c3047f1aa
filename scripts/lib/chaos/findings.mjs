/**
 * One line of the table: what was done, what had to come of it, and what was seen.
 * @typedef {object} Finding
 * @property {string} done
 * @property {string} expected
 * @property {string} seen
 * @property {boolean} ok
 */

/** What came of the damage, line by line. */
export class Findings {
  constructor() {
    /** @type {Finding[]} */
    this.lines = [];
  }

  get failed() {
    return this.lines.filter(({ ok }) => !ok).length;
  }

  /**
   * @param {string} done
   * @param {string} expected
   * @param {string} seen
   * @param {boolean} ok
   */
  note(done, expected, seen, ok) {
    this.lines.push({ done, expected, seen, ok });
  }

  /**
   * Notes a list of problems, of which none was expected.
   * @param {string} done
   * @param {string} expected
   * @param {string[]} problems
   * @param {string} otherwise what was seen when there is no problem
   */
  none(done, expected, problems, otherwise) {
    const more = problems.length > 3 ? ` and ${problems.length - 3} more` : "";
    const seen = problems.length > 0 ? `${problems.slice(0, 3).join("; ")}${more}` : otherwise;
    this.note(done, expected, seen, problems.length === 0);
  }

  /** The table, and the sum as its last line. */
  table() {
    const rows = this.lines.map(({ done, expected, seen, ok }) => [ok ? "✔" : "✖", done, expected, seen]);
    const all = [["", "done", "expected", "seen"], ...rows];
    const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
    const lines = all.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
    const sum =
      this.failed === 0 ? `All ${rows.length} as expected.` : `${this.failed} of ${rows.length} not as expected.`;
    return [...lines, "", sum].join("\n");
  }
}
