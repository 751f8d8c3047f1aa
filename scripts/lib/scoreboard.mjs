import { existsSync } from "node:fs";
import { explain, Failure } from "./failure.mjs";
import { duration } from "./stages.mjs";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} time milliseconds
 */

/** What was checked, how it went and how long it took. */
export class Scoreboard {
  /** @param {import("./stages.mjs").Stages} stages */
  constructor(stages) {
    this.stages = stages;
    /** @type {Row[]} */
    this.rows = [];
    /** How many tests the runners had, those left out too. */
    this.tested = 0;
    /** What passed only when it was tried again: it fails nothing, but somebody has to look. @type {string[]} */
    this.flaky = [];
  }

  /**
   * Runs a check that passes or fails as a whole, and goes on after a failure.
   * @param {string} name for the table
   * @param {string | undefined} title for the stage line, when the work prints none itself
   * @param {(detail: (text: string) => void) => Promise<string | void>} work resolves with a reason when it had to be skipped
   * @returns {Promise<boolean>}
   */
  check(name, title, work) {
    return this.#score(name, async () => {
      const reason = await (title ? this.stages.run(title, work) : work(() => {}));
      if (reason) this.stages.say(`  skipped ${name}: ${reason}`);
      return { passed: reason ? 0 : 1, failed: 0, skipped: reason ? 1 : 0, failures: [] };
    });
  }

  /**
   * Runs a test runner and reads its report, whether it succeeds or not.
   * @param {string} name
   * @param {string} title
   * @param {() => Promise<void>} work
   * @param {string} report file
   * @param {(file: string) => import("./test-report.mjs").Count} read
   * @returns {Promise<boolean>}
   */
  tests(name, title, work, report, read) {
    return this.#score(name, async () => {
      const problem = await this.stages.run(title, work).then(
        () => undefined,
        (error) => error,
      );
      if (!existsSync(report)) throw problem ?? new Failure(`${name}: the tests ended without a report.`);
      const count = read(report);
      this.tested += count.passed + count.failed + count.skipped;
      // A runner may fail without a failing test, for instance on an unhandled error.
      if (problem && count.failed === 0) this.stages.say(explain(problem));
      return problem && count.failed === 0 ? { ...count, failed: 1 } : count;
    });
  }

  /** The table, what was flaky, and the sums as the last line. */
  summary() {
    const header = ["", "passed", "failed", "skipped", "time"];
    const rows = this.rows.map((row) => [
      row.name,
      String(row.passed),
      String(row.failed),
      row.skipped ? String(row.skipped) : "",
      duration(row.time),
    ]);
    const widths = header.map((title, column) =>
      Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
    );
    const lines = [header, ...rows].map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    );
    const flaky = this.flaky.map((test) => `  ${test}`);
    if (flaky.length > 0) lines.push("", `Passed only at the second try (${flaky.length}):`, ...flaky);
    return `\n${lines.join("\n")}\n\n${this.passed} passed, ${this.failed} failed`;
  }

  get passed() {
    return this.rows.reduce((sum, row) => sum + row.passed, 0);
  }

  get failed() {
    return this.rows.reduce((sum, row) => sum + row.failed, 0);
  }

  /**
   * @param {string} name
   * @param {() => Promise<import("./test-report.mjs").Count>} work
   */
  async #score(name, work) {
    const began = Date.now();
    let count;
    try {
      count = await work();
    } catch (error) {
      count = { passed: 0, failed: 1, skipped: 0, failures: [explain(error)] };
    }
    const { passed, failed, skipped, failures, flaky = [] } = count;
    this.rows.push({ name, passed, failed, skipped, time: Date.now() - began });
    this.flaky.push(...flaky);
    for (const failure of failures) this.stages.say(`\n✖ ${failure}`);
    if (failures.length > 0) this.stages.say("");
    return failed === 0;
  }
}
