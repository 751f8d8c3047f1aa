import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zakh-report-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function saved(report: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it("a Vitest file that could not be loaded counts as one failure", () => {
  const count = readVitestReport(
    saved({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: "/a.test.ts",
          status: "failed",
          message: "",
          assertionResults: [{ fullName: "adds", status: "failed", failureMessages: ["1 is not 2"] }],
        },
        { name: "/b.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      ],
    }),
  );
  expect(count).toMatchObject({ passed: 2, failed: 2 });
  expect(count.failures.join("\n")).toMatch(/adds\n\s+1 is not 2[\s\S]*Cannot find module/);
});

it("a Vitest test that passed at the second attempt counts as passed, and is named", () => {
  const count = readVitestReport(
    saved({
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: "/a.test.ts",
          status: "passed",
          message: "",
          assertionResults: [
            { fullName: "adds", status: "passed", meta: {} },
            { fullName: "waits", status: "passed", meta: { retried: true } },
          ],
        },
      ],
    }),
  );
  expect(count).toMatchObject({ passed: 2, failed: 0 });
  expect(count.flaky).toEqual([expect.stringMatching(/a\.test\.ts > waits$/)]);
});

it("a Playwright test that passed at the second attempt counts as passed, and is named", () => {
  const spec = { title: "orders", file: "journey.test.ts", ok: false };
  const count = readPlaywrightReport(
    saved({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [],
      suites: [
        {
          title: "journey",
          specs: [],
          suites: [
            {
              title: "shopper",
              specs: [
                {
                  ...spec,
                  tests: [
                    {
                      projectName: "phone",
                      status: "unexpected",
                      results: [{ errors: [{ message: "timeout" }, { message: "waiting for a button" }] }],
                    },
                    { projectName: "desktop", status: "flaky", results: [{ errors: [{ message: "late" }] }, {}] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(count).toMatchObject({ passed: 4, failed: 1, skipped: 2 });
  expect(count.failures).toHaveLength(1);
  expect(count.failures[0]).toMatch(/orders \[phone\]\n\s+timeout\n\s+waiting for a button$/);
  expect(count.flaky).toEqual(["journey.test.ts > orders [desktop]"]);
});
