import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Steps } from "../../scripts/bootstrap/steps.mjs";
import { Scoreboard } from "./scoreboard.ts";

it("what passed only at the second try is named above the sums, and fails nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zakh-scoreboard-"));
  try {
    const report = join(folder, "report.json");
    writeFileSync(report, "{}");
    const board = new Scoreboard(new Steps());
    await board.tests(
      "e2e",
      "Running",
      async () => {},
      report,
      () => ({ passed: 2, failed: 0, skipped: 0, failures: [], flaky: ["home.test.ts > nothing moves [phone]"] }),
    );
    expect(board.failed).toBe(0);
    expect(board.summary()).toMatch(
      /second try \(1\):\n {2}home\.test\.ts > nothing moves \[phone\]\n\n2 passed, 0 failed$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
