import { alignColumns } from "../lib/align-columns.ts";

/** One line of the table: what was done, what had to come of it, and what was seen. */
export interface Finding {
  done: string;
  expected: string;
  seen: string;
  ok: boolean;
}

/** What came of the damage, line by line. */
export class Findings {
  lines: Finding[] = [];

  get failed() {
    return this.lines.filter(({ ok }) => !ok).length;
  }

  note(done: string, expected: string, seen: string, ok: boolean) {
    this.lines.push({ done, expected, seen, ok });
  }

  /**
   * Notes a list of problems, of which none was expected.
   * @param otherwise what was seen when there is no problem
   */
  none(done: string, expected: string, problems: string[], otherwise: string) {
    const more = problems.length > 3 ? ` and ${problems.length - 3} more` : "";
    const seen = problems.length > 0 ? `${problems.slice(0, 3).join("; ")}${more}` : otherwise;
    this.note(done, expected, seen, problems.length === 0);
  }

  /** The table, and the sum as its last line. */
  table() {
    const rows = this.lines.map(({ done, expected, seen, ok }) => [ok ? "✔" : "✖", done, expected, seen]);
    const lines = alignColumns([["", "done", "expected", "seen"], ...rows], 4);
    const sum =
      this.failed === 0 ? `All ${rows.length} as expected.` : `${this.failed} of ${rows.length} not as expected.`;
    return [...lines, "", sum].join("\n");
  }
}
