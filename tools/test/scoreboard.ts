import { existsSync } from "node:fs";
import { Failure, formatError } from "../../scripts/bootstrap/failure.mjs";
import { duration, type Steps } from "../../scripts/bootstrap/steps.mjs";
import { alignColumns } from "../lib/align-columns.ts";
import type { Count } from "./test-report.ts";

/** A line of the table; `time` in ms. */
type Row = Pick<Count, "passed" | "failed" | "skipped"> & { name: string; time: number };

/** What was checked, how it went and how long it took. */
export class Scoreboard {
  readonly #rows: Row[] = [];
  /** Tests that passed only at the second try. They count as passed, but somebody should look at them. */
  readonly #flaky: string[] = [];
  /** How many tests there were, skipped ones included. */
  tested = 0;

  constructor(readonly steps: Steps) {}

  /**
   * Runs a check that passes or fails as a whole, and goes on after a failure.
   * @param name for the table
   * @param title of the step, when the work prints none itself
   * @param work resolves with a reason when it had to be skipped
   */
  check(
    name: string,
    title: string | undefined,
    work: (detail: (text: string) => void) => Promise<string | undefined> | Promise<void>,
  ): Promise<boolean> {
    return this.#score(name, async () => {
      const reason = await (title ? this.steps.run(title, async (detail) => work(detail)) : work(() => {}));
      if (reason) this.steps.print(`  skipped ${name}: ${reason}`);
      return { passed: reason ? 0 : 1, failed: 0, skipped: reason ? 1 : 0, failures: [] };
    });
  }

  /**
   * Runs a test runner and reads its report, whether it succeeds or not.
   * @param report file
   */
  tests(
    name: string,
    title: string,
    work: () => Promise<void>,
    report: string,
    read: (file: string) => Count,
  ): Promise<boolean> {
    return this.#score(name, async () => {
      const problem = await this.steps.run(title, work).then(
        () => undefined,
        (error) => error,
      );
      if (!existsSync(report)) throw problem ?? new Failure(`${name}: the tests ended without a report.`);
      const count = read(report);
      this.tested += count.passed + count.failed + count.skipped;
      // A runner may fail without a failing test, for instance on an unhandled error.
      if (!problem || count.failed > 0) return count;
      this.steps.print(formatError(problem));
      return { ...count, failed: 1 };
    });
  }

  /** The table, what was flaky, and the sums as the last line. */
  summary() {
    const rows = this.#rows.map(({ name, passed, failed, skipped, time }) => {
      return [name, String(passed), String(failed), skipped ? String(skipped) : "", duration(time)];
    });
    const lines = alignColumns([["", "passed", "failed", "skipped", "time"], ...rows]);
    const flaky = this.#flaky.map((test) => `  ${test}`);
    if (flaky.length > 0) lines.push("", `Passed only at the second try (${flaky.length}):`, ...flaky);
    return `\n${lines.join("\n")}\n\n${this.#sum("passed")} passed, ${this.failed} failed`;
  }

  get failed() {
    return this.#sum("failed");
  }

  #sum(what: "passed" | "failed") {
    return this.#rows.reduce((sum, row) => sum + row[what], 0);
  }

  async #score(name: string, work: () => Promise<Count>) {
    const began = Date.now();
    const count = await work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, failures: [formatError(error)] }));
    const { passed, failed, skipped, failures, flaky = [] }: Count = count;
    this.#rows.push({ name, passed, failed, skipped, time: Date.now() - began });
    this.#flaky.push(...flaky);
    for (const failure of failures) this.steps.print(`\n✖ ${failure}`);
    if (failures.length > 0) this.steps.print("");
    return failed === 0;
  }
}
